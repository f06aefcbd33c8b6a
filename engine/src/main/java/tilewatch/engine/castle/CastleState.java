package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilewatch.engine.GameState;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;

/**
 * The table between two moves. It holds nothing hidden: the order of the tiles and the tokens that lie face down are
 * not in it, since nobody knows them.
 *
 * @param left tiles not drawn yet, by name
 * @param discarded tiles that fitted nowhere
 * @param onWall corners whose token nobody has taken
 * @param spent tokens used so far
 */
public record CastleState(
        Setup setup,
        Box box,
        Map<String, Integer> left,
        List<String> discarded,
        Table table,
        List<Seat> seats,
        List<Corner> onWall,
        List<Token> spent,
        int toMove,
        List<ScoreLine> lines,
        Ending ending)
        implements GameState {

    static CastleState start(Setup setup, Box box) {
        return new CastleState(
                setup,
                box,
                box.counts(),
                List.of(),
                Table.empty(box.wall()),
                List.of(Seat.FIRST, Seat.FIRST),
                box.wall().corners().stream().filter(Corner::token).toList(),
                List.of(),
                0,
                List.of(),
                Ending.NOT_YET);
    }

    public Seat seat(int player) {
        return seats.get(player);
    }

    public Wall wall() {
        return box.wall();
    }

    /** The score space a player's marker stands on. */
    public int space(int player) {
        return wall().space(score(player));
    }

    public int tilesLeft() {
        return left.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** True once the last tile is drawn: what remains is the use of tokens. */
    public boolean allLaid() {
        return left.isEmpty();
    }

    @Override
    public boolean over() {
        return allLaid() && FinalScoring.nextToChoose(this, 0).isEmpty();
    }

    /** How many tokens of a kind have been seen, before players or used up. */
    int seen(Token kind) {
        int used = (int) spent.stream().filter(kind::equals).count();
        return used + seats.stream().mapToInt(seat -> seat.holds(kind)).sum();
    }

    /** After this tile was drawn from the box. */
    CastleState drawn(String tile) {
        return with(leftWithout(tile), discarded);
    }

    CastleState discarding(String tile) {
        return with(leftWithout(tile), plus(discarded, List.of(tile)));
    }

    private Map<String, Integer> leftWithout(String tile) {
        Map<String, Integer> fewer = new HashMap<>(left);
        fewer.computeIfPresent(tile, (name, count) -> count == 1 ? null : count - 1);
        return Map.copyOf(fewer);
    }

    private CastleState with(Map<String, Integer> newLeft, List<String> newDiscarded) {
        return new CastleState(setup, box, newLeft, newDiscarded, table, seats, onWall, spent, toMove, lines, ending);
    }

    CastleState with(Table newTable) {
        return new CastleState(setup, box, left, discarded, newTable, seats, onWall, spent, toMove, lines, ending);
    }

    CastleState with(int player, Seat seat) {
        List<Seat> both = player == 0 ? List.of(seat, seats.get(1)) : List.of(seats.get(0), seat);
        return new CastleState(setup, box, left, discarded, table, both, onWall, spent, toMove, lines, ending);
    }

    CastleState with(Ending newEnding) {
        return new CastleState(setup, box, left, discarded, table, seats, onWall, spent, toMove, lines, newEnding);
    }

    /** The player takes the token of this corner, without anybody knowing yet what it is. */
    CastleState taking(int player, Corner corner) {
        List<Corner> fewer = onWall.stream().filter(c -> !c.equals(corner)).toList();
        return new CastleState(setup, box, left, discarded, table, seats, fewer, spent, toMove, lines, ending)
                .with(player, seat(player).taking(corner));
    }

    CastleState spending(int player, Token token) {
        List<Token> more = plus(spent, List.of(token));
        return new CastleState(setup, box, left, discarded, table, seats, onWall, more, toMove, lines, ending)
                .with(player, seat(player).without(token));
    }

    CastleState scoring(List<ScoreLine> more) {
        return more.isEmpty()
                ? this
                : new CastleState(
                        setup, box, left, discarded, table, seats, onWall, spent, toMove, plus(lines, more), ending);
    }

    CastleState turnOf(int player) {
        return new CastleState(setup, box, left, discarded, table, seats, onWall, spent, player, lines, ending);
    }

    private static <T> List<T> plus(List<T> list, List<T> more) {
        List<T> longer = new ArrayList<>(list);
        longer.addAll(more);
        return List.copyOf(longer);
    }
}
