package tilewatch.server;

import static tilewatch.server.access.Role.ANYONE;
import static tilewatch.server.access.Role.CAMERA;
import static tilewatch.server.access.Role.HOST;
import static tilewatch.server.access.Role.PLAYER;
import static tilewatch.server.access.Role.SCORER;
import static tilewatch.server.access.Role.SPECTATOR;

import io.javalin.config.RoutesConfig;
import tilewatch.server.access.Gate;
import tilewatch.server.api.ArtApi;
import tilewatch.server.api.CamerasApi;
import tilewatch.server.api.JoinApi;
import tilewatch.server.api.ReplayApi;
import tilewatch.server.api.ReportsApi;
import tilewatch.server.api.SupportApi;
import tilewatch.server.api.TablesApi;
import tilewatch.server.api.TrustApi;
import tilewatch.server.phones.PhoneLine;

/** The server's table of contents: paths, who answers them and the least role that may ask. Nothing else. */
record Routes(
        TablesApi tables,
        JoinApi join,
        ReportsApi reports,
        CamerasApi cameras,
        PhoneLine phones,
        ReplayApi replay,
        ArtApi art,
        TrustApi trust,
        SupportApi support) {

    void addTo(RoutesConfig routes) {
        routes.get("/health", ctx -> ctx.json(Health.now()), ANYONE);
        routes.get("/openapi.yaml", OpenApi::serve, ANYONE);
        routes.get("/trust", trust::page, ANYONE);
        routes.get("/trust/authority.crt", trust::authority, ANYONE);
        routes.get("/api/me", join::me, ANYONE);
        routes.post("/api/join", join::join, ANYONE);
        routes.put("/api/seat", join::sit, PLAYER);
        routes.post("/api/scorer", join::claimScorer, SPECTATOR);
        routes.put("/api/pin", join::setPin, HOST);
        routes.post("/api/invitations", join::invite, SCORER);
        routes.get("/api/devices", join::devices, HOST);
        routes.delete("/api/devices/{device}", join::revoke, HOST);
        routes.get("/api/games", tables::games, SPECTATOR);
        routes.get("/api/tables", tables::list, SPECTATOR);
        routes.post("/api/tables", tables::add, HOST);
        routes.get("/api/tables/{table}", tables::show, SPECTATOR);
        routes.get("/api/tables/{table}/events", tables::events, SPECTATOR);
        routes.get("/api/tables/{table}/hints", tables::hints, SPECTATOR);
        routes.post("/api/tables/{table}/commands", tables::command, PLAYER);
        routes.get("/api/tables/{table}/matches", reports::matches, SPECTATOR);
        routes.get("/api/tables/{table}/matches/{match}/report.html", reports::html, SPECTATOR);
        routes.get("/api/tables/{table}/matches/{match}/report.json", reports::json, SPECTATOR);
        routes.get("/api/tables/{table}/matches/{match}/report.csv", reports::csv, SPECTATOR);
        routes.get("/api/tables/{table}/matches/{match}/report.pdf", reports::pdf, SPECTATOR);
        routes.get("/api/statistics", reports::statistics, SPECTATOR);
        routes.get("/api/support.zip", support::bundle, HOST);
        routes.put("/api/tables/{table}/camera", cameras::setUp, HOST);
        routes.delete("/api/tables/{table}/camera", cameras::remove, HOST);
        routes.get("/api/tables/{table}/camera/picture.jpg", cameras::look, HOST);
        routes.post("/api/tables/{table}/pictures", cameras::picture, CAMERA);
        routes.sse("/api/tables/{table}/stream", tables::stream, SPECTATOR);
        routes.ws("/api/tables/{table}/live", ws -> phones.open(ws, Gate::caller), SPECTATOR);
        routes.get("/api/tables/{table}/replay/{turns}", replay::board, SPECTATOR);
        routes.get("/art/{set}", art::set, ANYONE);
        routes.get("/art/{set}/{tile}.jpg", art::picture, ANYONE);
    }
}
