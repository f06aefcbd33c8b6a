package tilewatch.server.secure;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A certificate authority of this machine alone, kept in a folder. It never changes, so a phone trusts it once; the
 * certificate it issues is renewed when it runs out or the machine has got another address. The JDK's own keytool does
 * the work, so nothing has to be installed.
 */
public final class OwnAuthority {
    private static final String PASSWORD = "TILEWATCH_KEYS";
    private static final int AUTHORITY_DAYS = 3650;

    /** Phones refuse certificates that are valid for more than 398 days. */
    private static final int CERTIFICATE_DAYS = 397;

    private static final Duration RENEW_BEFORE = Duration.ofDays(30);
    private static final int PATIENCE_SECONDS = 60;

    private final Path folder;

    public OwnAuthority(Path folder) {
        this.folder = folder;
    }

    /** A door with a certificate for all these names and addresses. */
    public Https issue(int port, List<String> names) throws IOException {
        prepare();
        String password = password();
        if (!Files.exists(folder.resolve("authority.p12"))) {
            keytool(
                    password,
                    "-genkeypair -alias authority -keyalg EC -groupname secp256r1 -dname CN=Tilewatch"
                            + " -ext bc:c=ca:true,pathlen:0 -ext ku:c=keyCertSign,cRLSign -storetype PKCS12 -validity "
                            + AUTHORITY_DAYS + " -keystore authority.p12");
            keytool(password, "-exportcert -rfc -alias authority -keystore authority.p12 -file authority.pem");
        }
        if (!isGood(password, names)) {
            renew(password, names);
        }
        return new Https(port, folder.resolve("server.p12"), password, Optional.of(folder.resolve("authority.pem")));
    }

    /** Whoever can read the folder can pretend to be this server. */
    private void prepare() throws IOException {
        Files.createDirectories(folder);
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        }
    }

    private String password() throws IOException {
        Path file = folder.resolve("password");
        if (!Files.exists(file)) {
            byte[] dice = new byte[24];
            new SecureRandom().nextBytes(dice);
            Files.writeString(file, Base64.getUrlEncoder().withoutPadding().encodeToString(dice));
        }
        return Files.readString(file).strip();
    }

    private void renew(String password, List<String> names) throws IOException {
        Files.deleteIfExists(folder.resolve("server.p12"));
        List<String> san = new ArrayList<>();
        names.forEach(name -> san.add((isAddress(name) ? "ip:" : "dns:") + name));
        String key = "-alias server -keystore server.p12";
        keytool(password, "-genkeypair -keyalg EC -groupname secp256r1 -dname CN=Tilewatch -storetype PKCS12 " + key);
        keytool(password, "-certreq -file server.csr " + key);
        keytool(
                password,
                "-gencert -rfc -alias authority -keystore authority.p12 -infile server.csr -outfile server.pem"
                        + " -ext ku:c=digitalSignature -ext eku=serverAuth -ext san=" + String.join(",", san)
                        + " -validity "
                        + CERTIFICATE_DAYS);
        keytool(password, "-importcert -noprompt -alias authority -file authority.pem -keystore server.p12");
        keytool(password, "-importcert -noprompt -file server.pem " + key);
    }

    private static boolean isAddress(String name) {
        return name.contains(":") || name.matches("[\\d.]+");
    }

    private boolean isGood(String password, List<String> names) throws IOException {
        Path file = folder.resolve("server.p12");
        if (!Files.exists(file)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file)) {
            KeyStore keys = KeyStore.getInstance("PKCS12");
            keys.load(in, password.toCharArray());
            if (!(keys.getCertificate("server") instanceof X509Certificate certificate)) {
                return false;
            }
            Set<Object> named = new HashSet<>();
            var alternatives = certificate.getSubjectAlternativeNames();
            if (alternatives != null) {
                alternatives.forEach(name -> named.add(name.get(1)));
            }
            return named.containsAll(names)
                    && certificate
                            .getNotAfter()
                            .toInstant()
                            .isAfter(Instant.now().plus(RENEW_BEFORE));
        } catch (GeneralSecurityException | IOException unreadable) {
            return false;
        }
    }

    /** The password goes by the environment: everybody may read the command line of a process. */
    private void keytool(String password, String arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        command.addAll(List.of(arguments.split(" ", -1)));
        command.addAll(List.of("-storepass:env", PASSWORD));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put(PASSWORD, password);
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new IOException("keytool " + command.get(1) + " in " + folder + ": " + said.strip());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while making a certificate", e);
        } finally {
            process.destroy();
        }
    }
}
