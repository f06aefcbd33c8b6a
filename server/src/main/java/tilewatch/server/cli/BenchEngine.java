package tilewatch.server.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tilewatch.engine.Game;
import tilewatch.engine.games.Games;
import tilewatch.server.bench.EngineBench;

/** {@code tilewatch bench engine}: random full games on one thread. */
@Command(
        name = "engine",
        description = "Play random full games on one thread, enumerating every legal move of every turn.")
final class BenchEngine implements Callable<Integer> {

    @Option(names = "--game", defaultValue = "carcassonne", description = "Which game (${DEFAULT-VALUE}).")
    private String game;

    @Option(names = "--players", defaultValue = "2", description = "How many play (${DEFAULT-VALUE}).")
    private int players;

    @Option(names = "--seconds", defaultValue = "5", description = "How long to measure (${DEFAULT-VALUE}).")
    private double seconds;

    @Option(names = "--seed", defaultValue = "1", description = "Which games (${DEFAULT-VALUE}).")
    private long seed;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Game<?, ?> rules = Games.named(game)
                .orElseThrow(() -> new BadInput("Game '" + game + "': expected one of " + Games.ids()));
        EngineBench.Result result = EngineBench.run(rules, players, seconds, seed);
        spec.commandLine()
                .getOut()
                .printf(
                        Locale.ROOT,
                        "%s, %d players, one thread: %.0f games/s (%d games in %.1f s; %.1f turns a game, %.1f legal moves"
                                + " a turn), %d bytes a state%n",
                        result.game(),
                        players,
                        result.gamesPerSecond(),
                        result.games(),
                        result.seconds(),
                        result.turns() / (double) result.games(),
                        result.moves() / (double) result.turns(),
                        result.bytesPerState());
        return 0;
    }
}
