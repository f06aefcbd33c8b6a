package tilewatch.server.api;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Helps a phone to trust this server's own certificate authority; needed once, and only for a phone's camera. */
public final class TrustApi {
    private final Optional<Path> authority;
    private final Supplier<List<String>> secureAddresses;

    /** @param authority its certificate; empty if there is none to trust */
    public TrustApi(Optional<Path> authority, Supplier<List<String>> secureAddresses) {
        this.authority = authority;
        this.secureAddresses = secureAddresses;
    }

    public void page(Context ctx) {
        certificate();
        String links = secureAddresses.get().stream()
                .map(address -> "<li><a href=\"" + address + "\">" + address + "</a></li>")
                .collect(Collectors.joining());
        try (InputStream in = TrustApi.class.getResourceAsStream("/trust.html")) {
            if (in == null) {
                throw new IllegalStateException("trust.html is not in the jar");
            }
            ctx.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
                    .html(new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("{links}", links));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With this type phones offer to install it. */
    public void authority(Context ctx) {
        try {
            ctx.contentType("application/x-x509-ca-cert")
                    .header("Content-Disposition", "attachment; filename=\"tilewatch.crt\"")
                    .result(Files.readAllBytes(certificate()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path certificate() {
        return authority.orElseThrow(
                () -> new NotFoundResponse("this server has no certificate authority of its own; see --https-port"));
    }
}
