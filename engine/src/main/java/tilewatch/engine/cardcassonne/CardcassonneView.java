package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewatch.engine.ScoreLine;

/**
 * The table as one viewer may see it: everybody's rows, herds and points; the own hand and the own face-down cards; no
 * chest before the end of the game, because not even its owner may look.
 *
 * @param viewer index of the player, or -1 for somebody who only watches
 * @param rounds how many rounds the game has
 * @param figures what every figure standing in a row would bring, as far as the viewer can tell
 * @param livestock points for a herd of 1 to 10 cards
 * @param finalLines the buildings' points, once the game is over
 */
public record CardcassonneView(
        int viewer,
        Round round,
        int rounds,
        List<Row> rows,
        List<SeatView> seats,
        List<Forecast> figures,
        List<Integer> livestock,
        List<ScoreLine> lines,
        List<ScoreLine> finalLines) {

    /**
     * @param handSize cards held
     * @param hand what they are: only the viewer's own, and only if they were told
     * @param chestSize cards under the chest
     * @param chest what they are, once the game is over
     */
    public record SeatView(
            String name,
            int handSize,
            Optional<Pile> hand,
            boolean figurePlaced,
            Herds herds,
            int chestSize,
            Optional<Pile> chest) {}

    static CardcassonneView of(CardcassonneState state, int viewer, List<ScoreLine> finalLines) {
        int players = state.seats().size();
        return new CardcassonneView(
                viewer,
                state.round(),
                (CardSet.BOX.cards().size() - Round.OPENING_CARDS) / (players * Round.handSize(players)),
                state.rows().stream().map(row -> row.seenBy(viewer)).toList(),
                IntStream.range(0, players)
                        .mapToObj(player -> seat(state, player, viewer))
                        .toList(),
                state.rows().stream()
                        .flatMap(row -> IntStream.range(0, players)
                                .mapToObj(row::capture)
                                .flatMap(Optional::stream))
                        .map(capture -> Forecast.of(state, capture, viewer))
                        .toList(),
                LivestockTable.of(state.setup()).points(),
                state.lines(),
                state.over() ? finalLines : List.of());
    }

    private static SeatView seat(CardcassonneState state, int player, int viewer) {
        Seat seat = state.seat(player);
        Hand hand = seat.hand();
        return new SeatView(
                state.name(player),
                hand.size(),
                player == viewer && hand.told() ? Optional.of(hand.known()) : Optional.empty(),
                seat.figurePlaced(),
                seat.herds(),
                seat.chest().cards().size(),
                state.over() ? Optional.of(seat.chest().cards()) : Optional.empty());
    }
}
