package tilewatch.server.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;
import tilewatch.engine.Verdict;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.CarcassonneState;
import tilewatch.engine.carcassonne.Deed;
import tilewatch.engine.carcassonne.FigureKind;
import tilewatch.engine.tiles.Tile;
import tilewatch.server.cli.BadInput;

/** Compares recorded games of Carcassonne with our rules. */
final class CarcassonneReferee implements Referee {

    private final Carcassonne rules = new Carcassonne();

    @Override
    public List<Difference> replay(RecordedGame game) {
        Differences differences = new Differences();
        CarcassonneState state = rules.start(setup(game));
        checkStart(game, state, differences);
        List<ScoreLine> scored = new ArrayList<>();
        for (int i = 0; i < game.turns().size(); i++) {
            RecordedGame.Turn turn = game.turns().get(i);
            differences.at(i + 1, turn.place().x() + "," + turn.place().y());
            CarcassonneMove move = move(state, turn, i);
            compareChoices(state, turn, move, differences);
            if (turn.unfinished()) {
                compareFigures(expected(game), deeds(state, move), differences);
                return differences.all();
            }
            Verdict<CarcassonneState> verdict = rules.judge(state, move);
            verdict.violations().forEach(v -> differences.add("we call the turn illegal: " + v.text()));
            scored.addAll(verdict.scored());
            compareScores(turn, verdict, differences);
            if (verdict.next().isEmpty()) {
                return differences.all();
            }
            state = verdict.next().get();
        }
        differences.at(0, "");
        compareEnd(game, state, scored, differences);
        return differences.all();
    }

    private static Setup setup(RecordedGame game) {
        Map<String, String> options = new HashMap<>();
        for (String set : game.sets()) {
            options.put(set.startsWith("river") ? "river" : "tiles", set);
        }
        options.put("fields", game.options().farmers() ? "on" : "off");
        options.put("two-tile-city", String.valueOf(game.options().tinyCity()));
        options.put("start-tile-stays", game.options().startTileInDeck() ? "on" : "off");
        Map<String, Integer> figures = Objects.requireNonNullElse(game.options().figures(), Map.of());
        options.put("abbot", figures.getOrDefault("abbot", 0) > 0 ? "on" : "off");
        try {
            return new Setup("carcassonne", game.players(), options).completed(new Carcassonne().options());
        } catch (SetupException e) {
            throw new BadInput(e.getMessage() == null ? "set-up" : e.getMessage());
        }
    }

    private static void checkStart(RecordedGame game, CarcassonneState state, Differences differences) {
        differences.at(1, "");
        differences.compare("start", RecordedText.places(game.start()), RecordedText.places(state.landscape()));
    }

    private static CarcassonneMove move(CarcassonneState state, RecordedGame.Turn turn, int index) {
        RecordedGame.Place place = turn.place();
        List<Tile> aside = turn.aside().stream()
                .map(name -> RecordedText.tile(state.pile(), name.set(), name.tile(), index))
                .toList();
        return new CarcassonneMove(
                turn.player(),
                aside,
                RecordedText.tile(state.pile(), place.set(), place.tile(), index),
                new Pos(place.x(), place.y()),
                Turn.of(place.turns()),
                deed(turn));
    }

    private static Deed deed(RecordedGame.Turn turn) {
        RecordedGame.Put back = turn.takeBack();
        if (back != null) {
            return new Deed.TakeBack(RecordedText.square(back));
        }
        RecordedGame.Put figure = turn.figure();
        return figure == null
                ? Deed.NOTHING
                : new Deed.Put(
                        kind(figure.kind()),
                        new Pos(turn.place().x(), turn.place().y()),
                        figure.segment());
    }

    private static FigureKind kind(String word) {
        for (FigureKind kind : FigureKind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new BadInput("figure kind '" + word + "': expected meeple or abbot");
    }

    private static void compareChoices(
            CarcassonneState state, RecordedGame.Turn turn, CarcassonneMove move, Differences differences) {
        if (turn.legalPlacements() != null) {
            List<String> theirs = new ArrayList<>(RecordedText.spots(turn.legalPlacements()));
            // Where the referee is more careful than the book, the book decides.
            theirs.addAll(RecordedText.spots(Objects.requireNonNullElse(turn.legalPlacementsBookOnly(), List.of())));
            differences.compare("legal placements of " + move.tile(), theirs, ourSpots(state, move.tile()));
        }
        if (turn.legalFigures() != null) {
            compareFigures(turn.legalFigures(), deeds(state, move), differences);
        }
        if (turn.legalTakeBack() != null) {
            differences.compare(
                    "abbots to take back",
                    turn.legalTakeBack().stream().map(p -> p.x() + "," + p.y()).toList(),
                    deeds(state, move).stream()
                            .filter(Deed.TakeBack.class::isInstance)
                            .map(d -> ((Deed.TakeBack) d).pos().toString())
                            .toList());
        }
    }

    private static List<Deed> deeds(CarcassonneState state, CarcassonneMove move) {
        boolean free = !state.landscape().grid().has(move.pos());
        return free ? Carcassonne.deeds(state, move.tile(), new Spot(move.pos(), move.turn())) : List.of();
    }

    private static void compareFigures(List<RecordedGame.Put> theirs, List<Deed> ours, Differences differences) {
        differences.compare(
                "legal figures",
                theirs.stream().map(p -> p.kind() + " " + p.segment()).toList(),
                ours.stream()
                        .filter(Deed.Put.class::isInstance)
                        .map(Deed.Put.class::cast)
                        .map(p -> p.kind().word() + " " + p.segment())
                        .toList());
    }

    private static List<RecordedGame.Put> expected(RecordedGame game) {
        return game.expect() == null || game.expect().legalFigures() == null
                ? List.of()
                : game.expect().legalFigures();
    }

    private static List<String> ourSpots(CarcassonneState state, Tile tile) {
        return Carcassonne.spots(state, tile).stream().map(Spot::toString).toList();
    }

    private static void compareScores(
            RecordedGame.Turn turn, Verdict<CarcassonneState> verdict, Differences differences) {
        if (turn.scored() != null) {
            differences.compare("scored", RecordedText.lines(turn.scored()), ourLines(verdict.scored()));
        }
        if (turn.scores() != null && verdict.next().isPresent()) {
            RecordedText.compareTotals(
                    "running totals", turn.scores(), verdict.next().get(), List.of(), differences);
        }
    }

    private void compareEnd(
            RecordedGame game, CarcassonneState state, List<ScoreLine> scored, Differences differences) {
        boolean ended = game.ended() == null || game.ended();
        List<ScoreLine> end = ended ? rules.finalScoring(state) : List.of();
        if (ended && !Boolean.FALSE.equals(game.complete()) && !state.over()) {
            differences.add(
                    "the referee ended the game, we still have " + state.pile().size() + " tiles");
        }
        List<RecordedGame.Scored> theirs = Objects.requireNonNullElse(game.finalScoring(), List.of());
        differences.compare("final scoring", RecordedText.lines(theirs), ourLines(end));
        RecordedText.compareTotals("totals", game.totals(), state, end, differences);
        RecordedGame.Expectation expect = game.expect();
        if (expect != null) {
            List<ScoreLine> all = new ArrayList<>(scored);
            all.addAll(end);
            compareExpectation(expect, state, all, differences);
        }
    }

    private static void compareExpectation(
            RecordedGame.Expectation expect, CarcassonneState state, List<ScoreLine> all, Differences differences) {
        RecordedGame.Placements placements = expect.legalPlacements();
        if (placements != null) {
            Tile tile = RecordedText.tile(state.pile(), placements.set(), placements.tile(), 0);
            differences.compare("legal placements", RecordedText.spots(placements.placements()), ourSpots(state, tile));
        }
        List<String> lines = all.stream().map(RecordedText::brief).toList();
        for (RecordedGame.Scored line : Objects.requireNonNullElse(expect.scored(), List.<RecordedGame.Scored>of())) {
            String wanted = line.player() + " " + line.feature() + " " + line.points();
            if (!lines.contains(wanted)) {
                differences.add("the referee's test expects " + wanted);
            }
        }
        Objects.requireNonNullElse(expect.points(), Map.<String, Integer>of()).forEach((name, points) -> {
            int player = state.setup().players().indexOf(name);
            int ours = ScoreLine.total(all, player);
            if (ours != points) {
                differences.add("the referee's test expects " + points + " points for " + name + ", we give " + ours);
            }
        });
    }

    private static List<String> ourLines(List<ScoreLine> lines) {
        return lines.stream().map(RecordedText::line).toList();
    }
}
