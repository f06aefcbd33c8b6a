package tilewatch.server.access;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The names this machine goes by. A request for another name is refused: a page elsewhere could have pointed that name
 * at us to read what it must not (DNS rebinding).
 */
public final class OwnNames {
    private static final long LOOK_AGAIN_MILLIS = 30_000;

    private final Set<String> given;
    private volatile Set<String> names = Set.of();
    private volatile long lookedAt;

    /** Besides what the machine itself knows, these names are ours. */
    public OwnNames(List<String> given) {
        this.given = new HashSet<>();
        given.forEach(name -> this.given.add(name.toLowerCase(Locale.ROOT)));
    }

    /** Whether the value of a Host header, port or not, names us. A laptop changes networks, so we look again. */
    boolean include(String host) {
        long now = System.currentTimeMillis();
        if (now - lookedAt > LOOK_AGAIN_MILLIS) {
            names = look();
            lookedAt = now;
        }
        return names.contains(withoutPort(host));
    }

    private static String withoutPort(String host) {
        int colon = host.lastIndexOf(':');
        int bracket = host.indexOf(']');
        boolean port = host.startsWith("[") ? colon > bracket : colon > 0;
        return (port ? host.substring(0, colon) : host).toLowerCase(Locale.ROOT);
    }

    private Set<String> look() {
        Set<String> found = new HashSet<>(given);
        found.addAll(List.of("localhost", "127.0.0.1", "[::1]"));
        try {
            String name = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
            found.add(name);
            found.add(name + ".local");
        } catch (UnknownHostException namelessMachine) {
            // Addresses do.
        }
        for (InetAddress address : addresses()) {
            String text = address.getHostAddress();
            found.add(address instanceof Inet4Address ? text : "[" + text.replaceAll("%.*", "") + "]");
        }
        return found;
    }

    /** The IPv4 addresses under which phones may find us, one an interface. */
    public static List<String> onNetworks() {
        return addresses().stream()
                .filter(it -> it instanceof Inet4Address && !it.isLoopbackAddress() && !it.isLinkLocalAddress())
                .map(InetAddress::getHostAddress)
                .toList();
    }

    private static List<InetAddress> addresses() {
        List<InetAddress> all = new ArrayList<>();
        try {
            for (NetworkInterface card : NetworkInterface.networkInterfaces().toList()) {
                if (card.isUp()) {
                    all.addAll(card.inetAddresses().toList());
                }
            }
        } catch (SocketException noNetwork) {
            return List.of();
        }
        return all;
    }
}
