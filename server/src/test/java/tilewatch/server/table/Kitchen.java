package tilewatch.server.table;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.GameState;
import tilewatch.server.store.Store;
import tilewatch.server.view.Snapshot;
import tilewatch.server.view.Views;

/** A table with a store behind it, for tests to play at. */
public final class Kitchen implements AutoCloseable {
    public static final Command START =
            new Command.Start("carcassonne", List.of("Ann", "Борис"), List.of("red"), Map.of(), Hints.FAMILY);

    public final Store store;
    public final Tables tables;
    public final Table table;
    private int orders;

    private Kitchen(String place) {
        store = Store.open(place);
        tables = new Tables(store, Clock.systemUTC());
        table = tables.table("kitchen").orElseGet(() -> tables.add("Kitchen"));
    }

    public static Kitchen at(String place) {
        return new Kitchen(place);
    }

    static Kitchen in(Path folder) {
        return at(folder.resolve("tilewatch.db").toString());
    }

    public Reply order(String id, Command command) {
        try {
            return table.submit(new Order(id, "test", command)).get(20, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public Reply order(Command command) {
        return order("order-" + System.nanoTime() + "-" + orders++, command);
    }

    public Reply play(String move) {
        return order(new Command.Play(null, move));
    }

    public Snapshot snapshot() {
        return Views.of(table.state(), -1);
    }

    public Snapshot.MatchView match() {
        Snapshot.@Nullable MatchView match = snapshot().match();
        if (match == null) {
            throw new AssertionError("no match");
        }
        return match;
    }

    /** Some legal move, chosen by the dice. */
    public String anyMove(SplittableRandom dice) {
        return anyMove(table.state().current(), dice);
    }

    private static <S extends GameState, M> String anyMove(TableMatch<S, M> match, SplittableRandom dice) {
        List<M> legal = match.game().legalMoves(match.state());
        return match.game().notation().print(match.state(), legal.get(dice.nextInt(legal.size())));
    }

    @Override
    public void close() {
        tables.close();
        store.close();
    }
}
