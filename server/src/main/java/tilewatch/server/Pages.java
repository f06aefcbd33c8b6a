package tilewatch.server;

import io.javalin.config.StaticFilesConfig;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.server.access.Role;

/** The files of {@code web} and of the libraries its pages load, and what scripts those pages may run. */
final class Pages {
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    private Pages() {}

    static void addTo(StaticFilesConfig files) {
        serve(files, "/", "/web");
        serve(files, "/webjars", "/META-INF/resources/webjars");
    }

    private static void serve(StaticFilesConfig files, String path, String directory) {
        files.add(it -> {
            it.hostedPath = path;
            it.directory = directory;
            it.location = Location.CLASSPATH;
            it.roles = Set.of(Role.ANYONE);
        });
    }

    /**
     * Scripts come from our own files, with one exception: browsers take an import map only from inside a page, so the
     * one that all our pages share is let through by its hash.
     */
    static String policy() {
        return "default-src 'self'; script-src 'self' 'sha256-" + hash(importMap("index.html"))
                + "'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
                + "form-action 'self'; frame-ancestors 'none'";
    }

    static String importMap(String page) {
        try (InputStream in = Pages.class.getResourceAsStream("/web/" + page)) {
            if (in == null) {
                throw new IllegalStateException(page + " is not in the jar");
            }
            Matcher map = IMPORT_MAP.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            if (!map.find()) {
                throw new IllegalStateException(page + " has no import map");
            }
            return map.group(1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash(String script) {
        try {
            byte[] sha = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(sha);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
