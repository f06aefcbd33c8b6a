package tilewatch.recognizer.simulate;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tilewatch.engine.Match;
import tilewatch.engine.area.Laid;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.CarcassonneState;
import tilewatch.engine.carcassonne.Deed;
import tilewatch.engine.carcassonne.Figure;
import tilewatch.engine.tiles.Tile;
import tilewatch.recognizer.art.SegmentShapes;

/**
 * A match as people play it: perhaps a hand that comes, lays the tile and goes, then the tile alone, then the figure beside those that have
 * just scored; before the next tile comes, these are taken off.
 */
final class Screenplay {
    /** One tile in so many is just dropped: real offsets have a long tail. */
    private static final double CARELESS = .13;

    private final Difficulty difficulty;
    private final SplittableRandom random;
    private final double bendPhase;
    private final List<WoodColour> colours;
    private final Map<Pos, LyingTile> lying = new HashMap<>();
    private final List<LyingTile> tiles = new ArrayList<>();
    private final Map<Figure, PlacedFigure> placed = new HashMap<>();
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final Map<Tile, SegmentShapes> shapes = new HashMap<>();
    private final List<Scene> scenes = new ArrayList<>();

    private Screenplay(List<WoodColour> colours, Difficulty difficulty, SplittableRandom random) {
        this.colours = colours;
        this.difficulty = difficulty;
        this.random = random;
        this.bendPhase = random.nextDouble(2 * Math.PI);
    }

    /** The scenes of a match, in order; the same seed gives the same scenes. */
    static List<Scene> of(
            Match<CarcassonneState, CarcassonneMove> match,
            List<WoodColour> colours,
            Difficulty difficulty,
            SplittableRandom random) {
        Screenplay play = new Screenplay(colours, difficulty, random);
        play.begin(match.stateBefore(0));
        for (int i = 0; i < match.turns().size(); i++) {
            play.turn(i + 1, match.stateBefore(i), match.turns().get(i));
        }
        return play.scenes;
    }

    private void begin(CarcassonneState start) {
        start.landscape().grid().forEach((pos, laid) -> lay(laid));
        scenes.add(new Scene(0, tiles, List.of(), Optional.empty()));
    }

    private void turn(int number, CarcassonneState before, Match.Turn<CarcassonneState, CarcassonneMove> turn) {
        CarcassonneMove move = turn.move();
        Laid laid = turn.after().landscape().grid().at(move.pos()).orElseThrow();
        List<PlacedFigure> left = before.figures().stream().map(this::placed).toList();
        boolean seen = random.nextDouble() < difficulty.hands();
        List<LyingTile> without = List.copyOf(tiles);
        LyingTile fresh = lay(laid);
        if (seen) {
            double coming = random.nextDouble(1, 4);
            double going = random.nextDouble(1, 4);
            scenes.add(new Scene(number, without, left, Optional.of(new Hand(fresh, coming))));
            scenes.add(new Scene(number, without, left, Optional.of(new Hand(fresh, 0))));
            scenes.add(new Scene(number, tiles, left, Optional.of(new Hand(fresh, going))));
        }
        scenes.add(new Scene(number, tiles, left, Optional.empty()));
        if (move.deed() instanceof Deed.Put put) {
            Figure figure = new Figure(
                    put.kind(),
                    move.player(),
                    laid.zone(laid.tile().segment(put.segment()).orElseThrow()));
            List<PlacedFigure> all = new ArrayList<>(left);
            all.add(placed(figure));
            scenes.add(new Scene(number, tiles, all, Optional.empty()));
        }
    }

    private LyingTile lay(Laid laid) {
        Pos pos = laid.pos();
        double width = 1 - difficulty.gap();
        // Big boards bend: neighbours err together, by a slow wave across the table.
        double wave = difficulty.bend() * .7;
        boolean careless = random.nextDouble() < CARELESS;
        double offset = (careless ? 3 : .8) * difficulty.offset();
        double twist = (careless ? 1.6 : .9) * difficulty.twist();
        double x = pos.x() + .5 + wave * Math.sin(pos.y() * .55 + bendPhase) + gauss(offset);
        double y = pos.y() + .5 + wave * Math.sin(pos.x() * .45 + 2 * bendPhase) + gauss(offset);
        for (int i = 0; i < 3; i++) {
            for (Side side : Side.values()) {
                LyingTile beside = lying.get(pos.beside(side));
                if (beside != null) {
                    // Cardboard does not give way: the new tile is pushed off its neighbour.
                    double apart = (beside.x() - x) * side.dx() + (beside.y() - y) * side.dy();
                    double push = Math.max(0, width - apart);
                    x -= push * side.dx();
                    y -= push * side.dy();
                }
            }
        }
        LyingTile tile = new LyingTile(laid, x, y, width, Math.toRadians(gauss(twist)));
        lying.put(pos, tile);
        tiles.add(tile);
        return tile;
    }

    private PlacedFigure placed(Figure figure) {
        return placed.computeIfAbsent(figure, this::put);
    }

    private PlacedFigure put(Figure figure) {
        LyingTile on = Optional.ofNullable(lying.get(figure.zone().pos())).orElseThrow();
        Tile tile = on.laid().tile();
        Point2D spot = shapes.computeIfAbsent(tile, SegmentShapes::of)
                .spot(figure.zone().segment());
        double u = spot.getX() - .5 + gauss(difficulty.stray());
        double v = spot.getY() - .5 + gauss(difficulty.stray());
        double angle = on.twist() + on.laid().turn().quarters() * Math.PI / 2;
        WoodColour colour = colours.get(figure.player());
        int number = numbers.merge(figure.player(), 1, Integer::sum);
        return new PlacedFigure(
                colour.name().charAt(0) + "" + number,
                colour,
                figure,
                on.x() + u * Math.cos(angle) - v * Math.sin(angle),
                on.y() + u * Math.sin(angle) + v * Math.cos(angle),
                random.nextDouble(2 * Math.PI));
    }

    /** A standard normal number times the spread, never beyond three. */
    private double gauss(double spread) {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += random.nextDouble();
        }
        return spread * Math.max(-3, Math.min(3, sum));
    }
}
