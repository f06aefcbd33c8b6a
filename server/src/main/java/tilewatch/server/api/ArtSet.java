package tilewatch.server.api;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.hunters.HuntersTiles;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.art.PrintSheets.Batch;
import tilewatch.recognizer.art.PrintSheets.Face;
import tilewatch.recognizer.art.PrintSheets.Piece;
import tilewatch.recognizer.art.SegmentShapes;
import tilewatch.recognizer.art.TileArt;
import tilewatch.recognizer.art.sets.PrintSets;

/**
 * The pieces of a printed set in our own art.
 *
 * @param ratio height of a piece, in widths
 * @param span squares of the grid that a piece covers in each direction
 * @param certainty how well the printed set is known; empty if it is our own
 */
record ArtSet(
        String id, String prefix, String title, String certainty, double ratio, int span, Map<String, Drawn> pieces) {
    /** What a card shows that lies face down. */
    private static final String BACK = "back";

    private static final List<String> CARCASSONNE = Stream.of(
                    CarcassonneTiles.BASE_SETS, CarcassonneTiles.RIVER_SETS, List.of(CarcassonneTiles.ANNIVERSARY_SET))
            .flatMap(List::stream)
            .toList();

    private static final List<String> HUNTERS =
            List.of("hunters-gatherers-2002", "hunters-gatherers-2002-bonus", "hunters-gatherers-2020");

    /** Games whose pieces are no tiles of areas, and the set each is printed as. */
    private static final Map<String, String> OTHERS =
            Map.of("castle", "castle-60-stand-in", "cardcassonne", "cardcassonne", "grandbois", "grandbois");

    private static final Map<String, ArtSet> READ = new ConcurrentHashMap<>();

    /**
     * A piece as written and unturned.
     *
     * @param sides from north clockwise; empty where pieces have no matching sides
     */
    record Drawn(int count, List<String> sides, List<Segment> segments, Face face) {}

    /** A segment and the spot for a figure, from 0 to 1 to the right and down. */
    record Segment(String id, String feature, double x, double y) {}

    static List<String> ids() {
        return Stream.of(CARCASSONNE, HUNTERS, OTHERS.keySet().stream().sorted().toList())
                .flatMap(List::stream)
                .toList();
    }

    static Optional<ArtSet> named(String id) {
        return ids().contains(id) ? Optional.of(READ.computeIfAbsent(id, ArtSet::read)) : Optional.empty();
    }

    static void readAll() {
        ids().forEach(id -> READ.computeIfAbsent(id, ArtSet::read));
    }

    private static ArtSet read(String id) {
        if (CARCASSONNE.contains(id)) {
            return of(CarcassonneTiles.set(id));
        }
        return HUNTERS.contains(id) ? of(HuntersTiles.set(id)) : printed(id);
    }

    private static ArtSet of(TileSet set) {
        Map<String, Drawn> pieces = new LinkedHashMap<>();
        set.tiles().forEach(tile -> pieces.put(tile.name(), of(tile)));
        return new ArtSet(set.id(), set.prefix(), set.title(), set.certainty().word(), 1, 1, pieces);
    }

    private static Drawn of(Tile tile) {
        SegmentShapes shapes = SegmentShapes.of(tile);
        List<Segment> segments = new ArrayList<>();
        tile.segments().forEach(segment -> {
            Point2D spot = shapes.spot(segment);
            segments.add(new Segment(segment.id(), segment.terrain().name(), spot.getX(), spot.getY()));
        });
        List<String> sides = Arrays.stream(Side.values())
                .map(side -> tile.edge(Turn.UP, side).name())
                .toList();
        return new Drawn(tile.count(), sides, segments, width -> TileArt.draw(tile, width));
    }

    private static ArtSet printed(String id) {
        List<Batch> batches = PrintSets.named(OTHERS.getOrDefault(id, id)).orElseThrow();
        Map<String, Drawn> pieces = new LinkedHashMap<>();
        for (Batch batch : batches) {
            for (Piece piece : batch.pieces()) {
                Drawn known = pieces.get(piece.name());
                int count = known == null ? 1 : known.count() + 1;
                pieces.put(piece.name(), new Drawn(count, List.of(), List.of(), piece.front()));
            }
        }
        Batch first = batches.get(0);
        pieces.put(
                BACK, new Drawn(0, List.of(), List.of(), first.pieces().get(0).back()));
        int span = id.equals("grandbois") ? 2 : 1;
        return new ArtSet(id, "", id, "", first.height() / first.width(), span, pieces);
    }
}
