package tilewatch.server.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tilewatch.engine.games.Games;
import tilewatch.engine.notation.MatchFileException;
import tilewatch.engine.notation.MatchReader;
import tilewatch.server.score.ScoreSheet;
import tilewatch.server.score.ScoredMatch;

/** {@code tilewatch score}: replays match files and explains every point. */
@Command(name = "score", description = "Replay match files: verdicts, score lines and the final breakdown.")
final class Score implements Callable<Integer> {

    /** No match is longer; a file larger than this is not a match. */
    private static final long LARGEST_FILE = 4 << 20;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Match files, as docs/notation.md describes them.")
    private List<Path> files;

    @Option(names = "--json", description = "Print a JSON array, one object per file, for programs.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws JsonProcessingException {
        List<ScoredMatch> matches = new ArrayList<>();
        for (Path file : files) {
            matches.add(read(file));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(matches));
        } else {
            ScoreSheet sheet = new ScoreSheet(out);
            matches.forEach(sheet::print);
        }
        out.flush();
        return matches.stream().allMatch(match -> match.unmet().isEmpty()) ? 0 : 1;
    }

    private static ScoredMatch read(Path file) {
        try {
            if (Files.size(file) > LARGEST_FILE) {
                throw new BadInput(file + ": " + Files.size(file) + " bytes is no match file");
            }
            return ScoredMatch.of(
                    file.toString(), MatchReader.read(file.toString(), Files.readString(file), Games::named));
        } catch (MatchFileException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        } catch (NoSuchFileException e) {
            throw new BadInput(file + ": there is no such file");
        } catch (MalformedInputException e) {
            throw new BadInput(file + ": is not UTF-8 text");
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read: " + e);
        }
    }
}
