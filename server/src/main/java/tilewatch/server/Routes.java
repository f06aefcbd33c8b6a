package tilewatch.server;

import io.javalin.config.RoutesConfig;

/** The server's table of contents: paths and who answers them, nothing else. */
final class Routes {
    private Routes() {}

    static void addTo(RoutesConfig routes) {
        routes.get("/health", ctx -> ctx.json(Health.now()));
    }
}
