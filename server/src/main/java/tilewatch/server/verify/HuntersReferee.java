package tilewatch.server.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;
import tilewatch.engine.Verdict;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.hunters.Choices;
import tilewatch.engine.hunters.FigureKind;
import tilewatch.engine.hunters.HuntersAndGatherers;
import tilewatch.engine.hunters.HuntersMove;
import tilewatch.engine.hunters.HuntersState;
import tilewatch.engine.hunters.HuntersTiles;
import tilewatch.engine.hunters.Put;
import tilewatch.engine.tiles.Tile;
import tilewatch.server.cli.BadInput;

/** Compares recorded games of Hunters & Gatherers, second edition, with our rules. */
final class HuntersReferee implements Referee {

    /** The recorded referee lets fire work on tigers in the final scoring only. */
    private static final Map<String, String> OPTIONS = Map.of("edition", "2020", "fire-and-trap", "at-the-end");

    private final HuntersAndGatherers rules = new HuntersAndGatherers();

    @Override
    public List<Difference> replay(RecordedGame game) {
        Differences differences = new Differences();
        HuntersState state = start(game);
        differences.at(1, "");
        differences.compare(
                "start",
                RecordedText.places(game.start()),
                RecordedText.places(state.country().landscape()));
        for (int i = 0; i < game.turns().size(); i++) {
            RecordedGame.Turn turn = game.turns().get(i);
            differences.at(i + 1, turn.place().x() + "," + turn.place().y());
            HuntersMove move = move(state, turn, i);
            if (turn.extra() != HuntersTiles.bonus(move.tile())) {
                differences.add("extra is " + turn.extra() + " for tile " + move.tile());
            }
            compareChoices(state, turn, move, differences);
            Verdict<HuntersState> verdict = rules.judge(state, move);
            verdict.violations().forEach(v -> differences.add("we call the turn illegal: " + v.text()));
            compareScores(turn, verdict, differences);
            if (verdict.next().isEmpty()) {
                return differences.all();
            }
            state = verdict.next().get();
        }
        differences.at(0, "");
        compareEnd(game, state, differences);
        return differences.all();
    }

    private HuntersState start(RecordedGame game) {
        try {
            return rules.start(new Setup(rules.id(), game.players(), OPTIONS));
        } catch (SetupException e) {
            throw new BadInput(e.getMessage() == null ? "set-up" : e.getMessage());
        }
    }

    private static HuntersMove move(HuntersState state, RecordedGame.Turn turn, int index) {
        RecordedGame.Place place = turn.place();
        List<Tile> aside = turn.aside().stream()
                .map(name -> RecordedText.tile(state.pile(), name.set(), name.tile(), index))
                .toList();
        Pos pos = new Pos(place.x(), place.y());
        return new HuntersMove(
                turn.player(),
                aside,
                RecordedText.tile(state.pile(), place.set(), place.tile(), index),
                pos,
                Turn.of(place.turns()),
                Optional.ofNullable(turn.takeBack()).map(RecordedText::square),
                Optional.ofNullable(turn.figure()).map(f -> new Put(kind(f.kind()), pos, f.segment())));
    }

    private static FigureKind kind(String word) {
        for (FigureKind kind : FigureKind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new BadInput("figure kind '" + word + "': expected pawn or hut");
    }

    private static void compareChoices(
            HuntersState state, RecordedGame.Turn turn, HuntersMove move, Differences differences) {
        if (turn.legalPlacements() != null) {
            differences.compare(
                    "legal placements of " + move.tile(),
                    RecordedText.spots(turn.legalPlacements()),
                    Choices.spots(state, move.tile()).stream()
                            .map(Spot::toString)
                            .toList());
        }
        if (state.country().landscape().grid().has(move.pos())) {
            return;
        }
        if (turn.legalFigures() != null) {
            differences.compare(
                    "legal figures",
                    turn.legalFigures().stream()
                            .map(p -> p.kind() + " " + p.segment())
                            .toList(),
                    Choices.puts(state, move).stream()
                            .map(p -> p.kind().word() + " " + p.segment())
                            .toList());
        }
        if (turn.legalTakeBack() != null) {
            differences.compare(
                    "pawns to take back",
                    turn.legalTakeBack().stream()
                            .map(p -> RecordedText.square(p).toString())
                            .toList(),
                    Choices.takeBacks(state, move).stream().map(Pos::toString).toList());
        }
    }

    private static void compareScores(RecordedGame.Turn turn, Verdict<HuntersState> verdict, Differences differences) {
        if (turn.scored() != null) {
            differences.compare("scored", RecordedText.lines(turn.scored()), ourLines(verdict.scored()));
        }
        if (turn.scores() != null && verdict.next().isPresent()) {
            RecordedText.compareTotals(
                    "running totals", turn.scores(), verdict.next().get(), List.of(), differences);
        }
    }

    private void compareEnd(RecordedGame game, HuntersState state, Differences differences) {
        boolean ended = !Boolean.FALSE.equals(game.ended());
        if (ended && !Boolean.FALSE.equals(game.complete()) && !state.over()) {
            differences.add("the referee ended the game, we still have " + state.tilesLeft(false) + " land tiles");
        }
        List<ScoreLine> end = ended ? rules.finalScoring(state) : List.of();
        List<RecordedGame.Scored> theirs = Objects.requireNonNullElse(game.finalScoring(), List.of());
        differences.compare("final scoring", RecordedText.lines(theirs), ourLines(end));
        RecordedText.compareTotals("totals", game.totals(), state, end, differences);
    }

    /** The referee records no line without points; ours explain why there are none. */
    private static List<String> ourLines(List<ScoreLine> lines) {
        List<String> texts = new ArrayList<>();
        lines.stream().filter(line -> line.points() > 0).map(RecordedText::line).forEach(texts::add);
        return texts;
    }
}
