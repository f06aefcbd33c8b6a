package tilewatch.server.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tilewatch.server.verify.Difference;
import tilewatch.server.verify.RecordedGame;
import tilewatch.server.verify.Referee;

/** {@code tilewatch verify}: replays games recorded by other programs and prints every difference to our rules. */
@Command(
        name = "verify",
        description = "Replay games recorded by other programs and compare every turn with our rules.")
final class Verify implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Recorded games in the interchange format.")
    private List<Path> files;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        int differing = 0;
        int turns = 0;
        for (Path file : files) {
            RecordedGame game = RecordedGame.read(file);
            List<Difference> differences;
            try {
                differences = Referee.of(game).replay(game);
            } catch (BadInput e) {
                throw new BadInput(file + ": " + e.getMessage());
            }
            turns += game.turns().size();
            differing += differences.isEmpty() ? 0 : 1;
            differences.forEach(difference -> out.println(file + ": " + difference));
        }
        out.println(files.size() + " games, " + turns + " turns: " + (files.size() - differing) + " agree, " + differing
                + " differ");
        out.flush();
        return differing == 0 ? 0 : 1;
    }
}
