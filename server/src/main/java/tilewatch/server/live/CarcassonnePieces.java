package tilewatch.server.live;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.engine.NotationException;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.engine.carcassonne.CarcassonneState;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;

/** Tiles and turns of Carcassonne, asked of the notation and the tile files of the match. */
final class CarcassonnePieces implements Pieces {
    private static final Pattern TURN =
            Pattern.compile("(?:aside \\S+ )?(\\S+)([\\^>v<]) (-?\\d+),(-?\\d+)(?: (meeple|abbot) (\\w+))?.*");

    /** Where along a side its thirds lie; feet near a corner belong to the outer thirds. */
    private static final double[] THIRDS = {1 / 6.0, 0.5, 5 / 6.0};

    /** How much nearer one segment must be than another to be twice as likely, in tiles; feet are read to about 0.1. */
    private static final double HALVING = 0.1;

    private final CarcassonneState state;
    private final Carcassonne carcassonne = new Carcassonne();

    CarcassonnePieces(CarcassonneState state) {
        this.state = state;
    }

    private Tile tile(String name) {
        return carcassonne.notation().parse(state, 0, name + "^ 0,0").tile();
    }

    @Override
    public boolean same(String tile, int turn, int other) {
        Tile kind = tile(tile);
        return turn == other || kind.edges(Turn.of(turn)) == kind.edges(Turn.of(other));
    }

    @Override
    public List<Claim> claims(String tile, Turn turn, double u, double v, String feature) {
        List<Claim> claims = new ArrayList<>();
        double sum = 0;
        double[] foot = unturned(turn, u, v);
        for (Segment segment : tile(tile).segments()) {
            double likely = Math.pow(2, -distance(segment, foot) / HALVING)
                    * (feature.isEmpty() || segment.is(feature) ? 1 : 0.05);
            claims.add(new Claim(segment.id(), segment.terrain().name(), likely));
            sum += likely;
        }
        double all = sum;
        return claims.stream()
                .filter(claim -> !claim.feature().equals("river"))
                .map(claim -> new Claim(claim.segment(), claim.feature(), claim.probability() / all))
                .sorted(Comparator.comparingDouble(Claim::probability).reversed())
                .toList();
    }

    /** The same place on the tile as it is printed. */
    private static double[] unturned(Turn turn, double u, double v) {
        double x = u;
        double y = v;
        for (int i = 0; i < turn.quarters(); i++) {
            double rotated = y;
            y = 1 - x;
            x = rotated;
        }
        return new double[] {x, y};
    }

    /** From the foot to the nearest third of the rim the segment owns, or to the middle for what lies inside. */
    private static double distance(Segment segment, double[] foot) {
        double nearest = Math.hypot(foot[0] - 0.5, foot[1] - 0.5);
        if (!segment.slots().isEmpty()) {
            nearest = Double.MAX_VALUE;
            for (Slot slot : segment.slots()) {
                double[] at = place(slot);
                nearest = Math.min(nearest, Math.hypot(foot[0] - at[0], foot[1] - at[1]));
            }
        }
        return nearest;
    }

    private static double[] place(Slot slot) {
        double along = THIRDS[slot.ordinal() % 3];
        return switch (slot.side()) {
            case N -> new double[] {along, 0};
            case E -> new double[] {1, along};
            case S -> new double[] {1 - along, 1};
            case W -> new double[] {0, 1 - along};
        };
    }

    @Override
    public String text(Laid laid) {
        return laid.tile() + Turn.of(laid.turn()).arrow() + " " + laid.pos()
                + laid.put().map(put -> " " + put.kind() + " " + put.segment()).orElse("");
    }

    @Override
    public Optional<Laid> read(String move) {
        Matcher turn = TURN.matcher(move);
        if (!turn.matches()) {
            return Optional.empty();
        }
        try {
            Pos pos = new Pos(Integer.parseInt(turn.group(3)), Integer.parseInt(turn.group(4)));
            Optional<Put> put = Optional.ofNullable(turn.group(5)).map(kind -> new Put(kind, turn.group(6)));
            return Optional.of(new Laid(
                    turn.group(1), pos, Turn.ofArrow(turn.group(2).charAt(0)).quarters(), put));
        } catch (IllegalArgumentException | NotationException notOnAnyTable) {
            return Optional.empty();
        }
    }
}
