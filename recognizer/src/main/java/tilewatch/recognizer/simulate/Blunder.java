package tilewatch.recognizer.simulate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewatch.engine.Match;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape.Spot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.CarcassonneState;

/** Somebody lays a tile against the rules, is told so, takes it up again and lays it as it was meant. */
final class Blunder {
    /** Long enough to be read for sure and for people to hear of it. */
    private static final int LIES = 6;

    /** Long enough for the tile's absence to be believed. */
    private static final int GONE = 3;

    private Blunder() {}

    /** The scenes with the first blunder that can be made from this turn on; the same scenes if there is none. */
    static List<Scene> in(List<Scene> scenes, Match<CarcassonneState, CarcassonneMove> match, int fromTurn) {
        for (int turn = fromTurn; turn <= match.turns().size(); turn++) {
            Optional<Turn> wrong = wrong(
                    match.stateBefore(turn - 1), match.turns().get(turn - 1).move());
            if (wrong.isPresent()) {
                return with(scenes, turn, wrong.get());
            }
        }
        return scenes;
    }

    /** How the tile cannot lie where it will lie. */
    private static Optional<Turn> wrong(CarcassonneState before, CarcassonneMove move) {
        Set<Spot> legal = new HashSet<>(Carcassonne.spots(before, move.tile()));
        for (int quarters = 0; quarters < 4; quarters++) {
            Turn turn = Turn.of(quarters);
            if (!legal.contains(new Spot(move.pos(), turn))) {
                return Optional.of(turn);
            }
        }
        return Optional.empty();
    }

    private static List<Scene> with(List<Scene> scenes, int turn, Turn wrong) {
        List<Scene> all = new ArrayList<>(scenes);
        int first = (int) scenes.stream().filter(it -> it.turn() < turn).count();
        List<LyingTile> before = scenes.get(first - 1).tiles();
        Scene laid = scenes.stream()
                .filter(it -> it.turn() == turn && it.tiles().size() > before.size())
                .findFirst()
                .orElseThrow();
        LyingTile meant = laid.tiles().get(before.size());
        List<LyingTile> wrongly = new ArrayList<>(before);
        wrongly.add(turned(meant, wrong));
        List<Scene> mishap = new ArrayList<>();
        for (int i = 0; i < LIES + GONE; i++) {
            mishap.add(new Scene(turn, i < LIES ? wrongly : before, laid.figures(), Optional.empty()));
        }
        all.addAll(first, mishap);
        return all;
    }

    private static LyingTile turned(LyingTile tile, Turn turn) {
        Laid laid = tile.laid();
        Laid otherwise = new Laid(laid.tile(), laid.pos(), turn, laid.firstZone(), laid.zones());
        return new LyingTile(otherwise, tile.x(), tile.y(), tile.width(), tile.twist());
    }
}
