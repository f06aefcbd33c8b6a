package tilewatch.server.api;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.NotFoundResponse;
import tilewatch.engine.GameState;
import tilewatch.server.access.Gate;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.shelf.Showing;
import tilewatch.server.table.Table;
import tilewatch.server.table.TableMatch;
import tilewatch.server.table.Tables;

/** The table as it was after a number of turns, for those who leaf through a match. */
public final class ReplayApi {
    private final Tables tables;

    public ReplayApi(Tables tables) {
        this.tables = tables;
    }

    public void board(Context ctx) {
        String id = ctx.pathParam("table");
        if (!Gate.caller(ctx).mayActAt(id)) {
            throw new ForbiddenResponse("this device belongs to another table");
        }
        Table table = tables.table(id).orElseThrow(() -> new NotFoundResponse("there is no table '" + id + "'"));
        TableMatch<?, ?> match = table.state()
                .match()
                .orElseThrow(() -> new NotFoundResponse("no match has been started at this table"));
        int turns = Bodies.number(ctx, "turns");
        if (turns > match.notes().size()) {
            throw new NotFoundResponse("the match has " + match.notes().size() + " turns, not " + turns);
        }
        ctx.json(board(match, turns, Gate.caller(ctx).player()));
    }

    @SuppressWarnings("unchecked") // the shelf has one showing for each game, and the match was started from it
    private static <S extends GameState, M> Showing.Board board(TableMatch<S, M> match, int turns, int viewer) {
        Showing<S, M> showing = (Showing<S, M>) Shelf.game(match.game().id());
        return showing.board(match.match().stateBefore(turns), viewer).withoutDead();
    }
}
