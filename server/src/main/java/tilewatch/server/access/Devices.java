package tilewatch.server.access;

import java.security.SecureRandom;
import java.security.spec.KeySpec;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import tilewatch.server.store.Store;
import tilewatch.server.store.StoredDevice;
import tilewatch.server.store.StoredInvitation;

/** Inviting, joining, and becoming scorer by PIN. */
public final class Devices {
    public static final Duration INVITATION = Duration.ofMinutes(30);

    private static final int WRONG_PINS = 5;
    private static final Duration LOCKED_OUT = Duration.ofMinutes(5);
    private static final Duration SEEN_EVERY = Duration.ofMinutes(1);
    private static final int PIN_ROUNDS = 60_000;
    private static final String PIN = "scorer-pin";

    private final Store store;
    private final Clock clock;
    private final Map<String, Tries> triesByAddress = new ConcurrentHashMap<>();

    private record Tries(int wrong, long lockedUntil) {}

    /** A device that joined, with the token that only it will know. */
    public record Joined(StoredDevice device, String token) {}

    public Devices(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /** Makes a one-time invitation and returns its token. */
    public String invite(Role role, String table, int player) {
        String token = Tokens.random();
        long now = clock.millis();
        store.addInvitation(
                new StoredInvitation(Tokens.hash(token), role.word(), table, player, now + INVITATION.toMillis()), now);
        return token;
    }

    /** Lets a device in; empty if the invitation is used, too old or was never made. */
    public Optional<Joined> join(String invitation, String name) {
        long now = clock.millis();
        return store.redeem(Tokens.hash(invitation), now).map(it -> {
            String token = Tokens.random();
            StoredDevice device = new StoredDevice(
                    UUID.randomUUID().toString(),
                    Tokens.hash(token),
                    name,
                    it.role(),
                    it.table(),
                    it.player(),
                    now,
                    now);
            store.putDevice(device);
            return new Joined(device, token);
        });
    }

    public Optional<Caller> withToken(String token) {
        return store.deviceWithToken(Tokens.hash(token)).map(device -> {
            long now = clock.millis();
            if (now - device.seen() > SEEN_EVERY.toMillis()) {
                store.putDevice(changed(device, device.role(), now));
            }
            Role role = Role.named(device.role()).orElse(Role.SPECTATOR);
            return new Caller(device.id(), device.name(), role, device.table(), device.player());
        });
    }

    public List<StoredDevice> all() {
        return store.devices();
    }

    public boolean revoke(String device) {
        return store.removeDevice(device);
    }

    /** Chooses the PIN that makes a scorer of any device at the table. */
    public void setPin(String pin) {
        byte[] salt = new byte[16];
        new SecureRandom().nextBytes(salt);
        String text = HexFormat.of().formatHex(salt);
        store.set(PIN, text + ":" + slowHash(pin, text));
    }

    /** What became of a try with a PIN. */
    public enum PinTry {
        RIGHT,
        WRONG,
        LOCKED_OUT,
        NO_PIN
    }

    /** Five wrong PINs from an address, whatever the device, and nobody there may try for five minutes. */
    public PinTry claimScorer(Caller caller, String pin, String address) {
        Tries tries = triesByAddress.getOrDefault(address, new Tries(0, 0));
        long now = clock.millis();
        if (now < tries.lockedUntil) {
            return PinTry.LOCKED_OUT;
        }
        Optional<String> stored = store.setting(PIN);
        if (stored.isEmpty()) {
            return PinTry.NO_PIN;
        }
        String[] saltAndHash = stored.get().split(":", 2);
        if (!Tokens.same(slowHash(pin, saltAndHash[0]), saltAndHash[1])) {
            int wrong = tries.wrong + 1;
            boolean locks = wrong >= WRONG_PINS;
            triesByAddress.put(address, new Tries(locks ? 0 : wrong, locks ? now + LOCKED_OUT.toMillis() : 0));
            return PinTry.WRONG;
        }
        triesByAddress.remove(address);
        store.devices().stream()
                .filter(device -> device.id().equals(caller.device()))
                .forEach(device -> store.putDevice(changed(device, Role.SCORER.word(), now)));
        return PinTry.RIGHT;
    }

    /** Gives a device a seat, or none with -1; false if the seat is another device's, who may have secrets there. */
    public boolean sit(Caller caller, int player) {
        List<StoredDevice> devices = store.devices();
        boolean taken = devices.stream()
                .anyMatch(it -> player >= 0
                        && it.player() == player
                        && it.table().equals(caller.table())
                        && !it.id().equals(caller.device()));
        if (!taken) {
            devices.stream()
                    .filter(it -> it.id().equals(caller.device()))
                    .forEach(it -> store.putDevice(new StoredDevice(
                            it.id(),
                            it.tokenHash(),
                            it.name(),
                            it.role(),
                            it.table(),
                            player,
                            it.created(),
                            it.seen())));
        }
        return !taken;
    }

    private static StoredDevice changed(StoredDevice device, String role, long seen) {
        return new StoredDevice(
                device.id(),
                device.tokenHash(),
                device.name(),
                role,
                device.table(),
                device.player(),
                device.created(),
                seen);
    }

    /** Six digits are soon tried out, so trying them on a stolen database is made slow. */
    private static String slowHash(String pin, String salt) {
        try {
            KeySpec spec = new PBEKeySpec(pin.toCharArray(), HexFormat.of().parseHex(salt), PIN_ROUNDS, 256);
            return HexFormat.of()
                    .formatHex(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                            .generateSecret(spec)
                            .getEncoded());
        } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
