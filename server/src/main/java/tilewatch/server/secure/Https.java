package tilewatch.server.secure;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/**
 * The second door, for whoever needs a secure one.
 *
 * @param port 0 takes any free one
 * @param keys a PKCS #12 file with certificate and key
 * @param authority certificate that phones must trust, as PEM; empty if they trust the given one already
 */
public record Https(int port, Path keys, String password, Optional<Path> authority) {

    /** A certificate somebody else has issued. */
    public static Https given(int port, Path keys, String password) {
        return new Https(port, keys, password, Optional.empty());
    }

    /** Phones call us by address, which no certificate's server name matches, so that name is not checked. */
    public ServerConnector connector(Server server, HttpConfiguration plain, String host) {
        SslContextFactory.Server tls = new SslContextFactory.Server();
        tls.setKeyStorePath(keys.toString());
        tls.setKeyStoreType("PKCS12");
        tls.setKeyStorePassword(password);
        HttpConfiguration secure = new HttpConfiguration(plain);
        secure.addCustomizer(new SecureRequestCustomizer(false));
        ServerConnector connector = new ServerConnector(
                server,
                new SslConnectionFactory(tls, HttpVersion.HTTP_1_1.asString()),
                new HttpConnectionFactory(secure));
        connector.setHost(host);
        connector.setPort(port);
        return connector;
    }
}
