package tilewatch.server.api;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import tilewatch.server.access.Gate;
import tilewatch.server.live.CameraSetup;
import tilewatch.server.live.Cameras;
import tilewatch.server.store.StoredTable;
import tilewatch.server.table.Refusal;
import tilewatch.server.table.Table;
import tilewatch.server.table.Tables;
import tilewatch.server.wire.Json;

/** Which camera watches a table, and pictures that a phone hands in. */
public final class CamerasApi {
    private final Tables tables;
    private final Cameras cameras;
    private final long largestPicture;

    public CamerasApi(Tables tables, Cameras cameras, long largestPicture) {
        this.tables = tables;
        this.cameras = cameras;
        this.largestPicture = largestPicture;
    }

    public void setUp(Context ctx) {
        Table table = table(ctx);
        try {
            change(table, Json.text(Bodies.read(ctx, CameraSetup.class).checked()));
        } catch (Refusal | IllegalArgumentException e) {
            throw new BadRequestResponse(String.valueOf(e.getMessage()));
        }
        ctx.status(HttpStatus.NO_CONTENT);
    }

    public void remove(Context ctx) {
        change(table(ctx), "{}");
        ctx.status(HttpStatus.NO_CONTENT);
    }

    private void change(Table table, String camera) {
        StoredTable now = table.state().table();
        tables.change(new StoredTable(now.id(), now.name(), camera, now.created()));
    }

    /** The size of the picture is read from its header before anything is decoded. */
    public void picture(Context ctx) throws IOException {
        Table table = table(ctx);
        byte[] picture = ctx.bodyInputStream().readNBytes((int) largestPicture + 1);
        if (picture.length > largestPicture) {
            throw new HttpResponseException(
                    HttpStatus.CONTENT_TOO_LARGE.getCode(), "a picture may have " + largestPicture + " bytes");
        }
        try {
            cameras.push(table.id(), picture);
        } catch (Refusal | IOException e) {
            throw new BadRequestResponse(String.valueOf(e.getMessage()));
        }
        ctx.status(HttpStatus.NO_CONTENT);
    }

    /** What the camera sees with what it makes of it; nothing as long as there is no picture. */
    public void look(Context ctx) {
        ctx.header("Cache-Control", "no-store");
        cameras.picture(table(ctx).id())
                .ifPresentOrElse(
                        picture -> ctx.contentType("image/jpeg").result(picture),
                        () -> ctx.status(HttpStatus.NO_CONTENT));
    }

    private Table table(Context ctx) {
        String id = ctx.pathParam("table");
        if (!Gate.caller(ctx).mayActAt(id)) {
            throw new ForbiddenResponse("this device belongs to another table");
        }
        return tables.table(id).orElseThrow(() -> new NotFoundResponse("there is no table '" + id + "'"));
    }
}
