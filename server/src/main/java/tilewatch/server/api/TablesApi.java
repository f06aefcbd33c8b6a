package tilewatch.server.api;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.sse.SseClient;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.NotationException;
import tilewatch.engine.Option;
import tilewatch.server.access.Gate;
import tilewatch.server.phones.Overlays;
import tilewatch.server.phones.SnapshotTexts;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.table.Command;
import tilewatch.server.table.Entry;
import tilewatch.server.table.Order;
import tilewatch.server.table.Refusal;
import tilewatch.server.table.Table;
import tilewatch.server.table.Tables;
import tilewatch.server.view.Views;

/** Tables, their state, and commands to them. */
public final class TablesApi {
    private static final int LONGEST_NAME = 60;

    private final Tables tables;
    private final SnapshotTexts snapshots;
    private final Overlays overlays;

    public TablesApi(Tables tables, SnapshotTexts snapshots, Overlays overlays) {
        this.tables = tables;
        this.snapshots = snapshots;
        this.overlays = overlays;
    }

    private record GameView(String id, List<Option> options) {}

    private record TableLine(String id, String name, int match, String game, String status) {}

    private record NewTable(@Nullable String name) {}

    private record Ordered(@Nullable String id, @Nullable Command command) {}

    private record Events(long after, List<Entry> events) {}

    public void games(Context ctx) {
        ctx.json(Shelf.GAMES.stream()
                .map(it -> new GameView(it.game().id(), it.game().options()))
                .toList());
    }

    public void list(Context ctx) {
        ctx.json(tables.all().stream()
                .filter(table -> Gate.caller(ctx).mayActAt(table.id()))
                .map(TablesApi::line)
                .toList());
    }

    private static TableLine line(Table table) {
        var match = table.state().match();
        return new TableLine(
                table.id(),
                table.state().table().name(),
                match.map(it -> it.number()).orElse(0),
                match.map(it -> it.game().id()).orElse(""),
                match.map(it -> it.status().name().toLowerCase(java.util.Locale.ROOT))
                        .orElse("none"));
    }

    public void add(Context ctx) {
        String name = Bodies.name("name", Bodies.read(ctx, NewTable.class).name(), LONGEST_NAME);
        ctx.status(HttpStatus.CREATED).json(line(tables.add(name)));
    }

    public void show(Context ctx) {
        ctx.contentType("application/json")
                .result(snapshots.of(table(ctx).state(), Gate.caller(ctx).player()));
    }

    public void events(Context ctx) {
        String after = ctx.queryParam("after");
        if (after != null && !after.matches("\\d{1,18}")) {
            throw new BadRequestResponse("after: '" + after + "' is not a number");
        }
        long seq = after == null ? 0 : Long.parseLong(after);
        Table table = table(ctx);
        List<Entry> events = table.entriesAfter(seq);
        ctx.json(new Events(
                seq, Views.entries(table.state(), events, Gate.caller(ctx).player())));
    }

    public void hints(Context ctx) {
        String piece = ctx.queryParam("piece");
        if (piece == null) {
            throw new BadRequestResponse("piece: expected the name of a piece, such as ?piece=K");
        }
        try {
            ctx.json(Views.places(
                    table(ctx).state().current(), piece, Gate.caller(ctx).player()));
        } catch (NotationException | Refusal | IllegalArgumentException e) {
            throw new BadRequestResponse(String.valueOf(e.getMessage()));
        }
    }

    public void command(Context ctx) {
        Table table = table(ctx);
        Ordered ordered = Bodies.read(ctx, Ordered.class);
        Command command = ordered.command();
        if (command == null) {
            throw new BadRequestResponse("command: expected one");
        }
        command.objection(Gate.caller(ctx), table.state()).ifPresent(why -> {
            throw new ForbiddenResponse(why);
        });
        String id = ordered.id() == null ? UUID.randomUUID().toString() : Bodies.name("id", ordered.id(), 100);
        ctx.future(() -> table.submit(new Order(id, Gate.caller(ctx).name(), command))
                .thenAccept(reply -> ctx.status(reply.ok() ? HttpStatus.OK : HttpStatus.CONFLICT)
                        .json(reply)));
    }

    public void stream(SseClient client) {
        Context ctx = client.ctx();
        if (!overlays.show(client, table(ctx), Gate.caller(ctx).player())) {
            ctx.status(HttpStatus.SERVICE_UNAVAILABLE).json(Map.of("error", "too many overlays are open"));
        }
    }

    private Table table(Context ctx) {
        String id = ctx.pathParam("table");
        if (!Gate.caller(ctx).mayActAt(id)) {
            throw new ForbiddenResponse("this device belongs to another table");
        }
        return tables.table(id).orElseThrow(() -> new NotFoundResponse("there is no table '" + id + "'"));
    }
}
