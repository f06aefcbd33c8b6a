package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.GameState;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;

/**
 * The table, as far as it has been seen or told. It holds everybody's secrets: send a {@link CardcassonneView}, never
 * this.
 *
 * @param rows the four rows, topmost first
 * @param seats in seating order, which is clockwise
 * @param discarded cards that left the game
 */
public record CardcassonneState(
        Setup setup, Round round, List<Row> rows, List<Seat> seats, Pile discarded, List<ScoreLine> lines)
        implements GameState {

    public CardcassonneState {
        rows = List.copyOf(rows);
        seats = List.copyOf(seats);
        lines = List.copyOf(lines);
    }

    @Override
    public int toMove() {
        return round.toMove();
    }

    @Override
    public boolean over() {
        return round.phase() == Phase.OVER;
    }

    public Phase phase() {
        return round.phase();
    }

    public Row row(Colour colour) {
        return rows.get(colour.ordinal());
    }

    public Seat seat(int player) {
        return seats.get(player);
    }

    String name(int player) {
        return setup.players().get(player);
    }

    CardcassonneState with(Round next) {
        return new CardcassonneState(setup, next, rows, seats, discarded, lines);
    }

    CardcassonneState with(Row row) {
        List<Row> next = new ArrayList<>(rows);
        next.set(row.colour().ordinal(), row);
        return new CardcassonneState(setup, round, next, seats, discarded, lines);
    }

    CardcassonneState with(int player, Seat seat) {
        List<Seat> next = new ArrayList<>(seats);
        next.set(player, seat);
        return with(next);
    }

    CardcassonneState with(List<Seat> next) {
        return new CardcassonneState(setup, round, rows, next, discarded, lines);
    }

    CardcassonneState scoring(ScoreLine line) {
        List<ScoreLine> more = new ArrayList<>(lines);
        more.add(line);
        return new CardcassonneState(setup, round, rows, seats, discarded, more);
    }

    /** After a player took these cards. */
    CardcassonneState with(int player, Takings takings) {
        List<ScoreLine> more = new ArrayList<>(lines);
        more.addAll(takings.lines());
        List<Seat> next = new ArrayList<>(seats);
        next.set(player, seat(player).after(takings));
        return new CardcassonneState(setup, round, rows, next, discarded.plus(takings.discarded()), more);
    }

    /** Every card whose whereabouts are known to the engine, secrets included. */
    Pile known() {
        Pile known = open(rows);
        for (Seat seat : seats) {
            known = known.plus(seat.hand().known()).plus(seat.chest().cards());
        }
        return known;
    }

    /**
     * Every card this player knows of without looking under a chest. What is told in secret is judged by this: judged by
     * everybody's secrets, a hand entered on trial would betray them.
     */
    Pile knownTo(int player) {
        return open(rows.stream().map(row -> row.seenBy(player)).toList())
                .plus(seat(player).hand().known());
    }

    private Pile open(List<Row> lying) {
        List<Card> cards = new ArrayList<>();
        lying.forEach(row -> row.pieces().forEach(piece -> piece.card().ifPresent(cards::add)));
        Pile open = Pile.of(cards).plus(discarded);
        for (Seat seat : seats) {
            open = open.plus(seat.herds().cards());
        }
        return open;
    }
}
