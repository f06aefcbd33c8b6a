package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import tilewatch.engine.Match;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/** A match played by typing "Ann 14> 3,-1 tower 4,-1". */
final class Table {

    static final MasterOfTheForest GAME = new MasterOfTheForest();

    private Match<ForestState, ForestMove> match;

    private Table(Map<String, String> options, String... players) {
        match = Match.start(GAME, new Setup(GAME.id(), List.of(players), options));
    }

    static Table of(String... players) {
        return new Table(Map.of(), players);
    }

    static Table ofExperts(String... players) {
        return new Table(Map.of("expert", "on"), players);
    }

    ForestState state() {
        return match.state();
    }

    ForestMove move(String line) {
        String[] words = line.split(" ", 2);
        return GAME.notation().parse(state(), state().setup().playerNamed(words[0]), words[1]);
    }

    Verdict<ForestState> judge(String line) {
        return match.judge(move(line));
    }

    List<String> broken(String line) {
        return judge(line).violations().stream().map(Violation::rule).toList();
    }

    Table play(String... lines) {
        for (String line : lines) {
            assertThat(judge(line).violations()).as(line).isEmpty();
            match = match.play(move(line)).orElseThrow();
        }
        return this;
    }

    /** Plays a move the table lets lie although it breaks a rule. */
    Table letLie(String line) {
        assertThat(judge(line).violations()).as(line).isNotEmpty();
        match = match.play(move(line)).orElseThrow();
        return this;
    }
}
