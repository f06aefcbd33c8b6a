package tilewatch.recognizer.simulate;

import java.util.List;
import java.util.SplittableRandom;
import tilewatch.engine.Match;
import tilewatch.engine.Setup;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.CarcassonneState;

/**
 * A match and the scenes it was played in.
 *
 * @param whole the scenes of the whole match; the camera is set up to see the board to its end
 * @param length how many of them are recorded
 * @param artwork what is printed on the tiles
 */
public record Recording(
        Match<CarcassonneState, CarcassonneMove> match,
        List<Scene> whole,
        int length,
        Artwork artwork,
        Difficulty difficulty,
        long seed) {

    public Recording {
        whole = List.copyOf(whole);
    }

    /** A whole random match; the same arguments give the same recording. Players take the colours in their order. */
    public static Recording of(Setup setup, Artwork artwork, Difficulty difficulty, long seed) {
        return of(setup, List.of(WoodColour.values()), artwork, difficulty, seed);
    }

    /** The same with figures in these colours, one for each player. */
    public static Recording of(
            Setup setup, List<WoodColour> colours, Artwork artwork, Difficulty difficulty, long seed) {
        Match<CarcassonneState, CarcassonneMove> match = RandomMatch.play(setup, seed);
        // Not the stream that chose the moves, or luck at play and untidiness would go together.
        List<Scene> scenes = Screenplay.of(match, colours, difficulty, new SplittableRandom(~seed));
        return new Recording(match, scenes, scenes.size(), artwork, difficulty, seed);
    }

    /** The first turns of it only. */
    public Recording until(int turn) {
        int first = (int) whole.stream().filter(s -> s.turn() <= turn).count();
        return new Recording(match, whole, first, artwork, difficulty, seed);
    }

    /** The whole match with a tile laid against the rules in this turn or soon after, and taken back. */
    public Recording withBlunder(int turn) {
        List<Scene> scenes = Blunder.in(whole, match, turn);
        return new Recording(match, scenes, scenes.size(), artwork, difficulty, seed);
    }

    /** The scenes recorded, one for each frame. */
    public List<Scene> scenes() {
        return whole.subList(0, length);
    }

    /** The camera at its first frame. */
    public SimulatedCamera camera() {
        return new SimulatedCamera(this);
    }
}
