package tilewatch.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The description of the API for machines; a test holds it against the routes there are. */
final class OpenApi {
    private OpenApi() {}

    static void serve(Context ctx) {
        try (InputStream in = OpenApi.class.getResourceAsStream("/openapi.yaml")) {
            if (in == null) {
                throw new IllegalStateException("openapi.yaml is not in the jar");
            }
            ctx.contentType("application/yaml").result(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
