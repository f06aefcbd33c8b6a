package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.stream.IntStream;
import tilewatch.engine.board.Pos;

/**
 * The cards a big figure captures.
 *
 * @param player whose figure it is
 * @param row the colour of the row they lie in
 * @param from index of the first of them in the row
 * @param place place of the first of them, counted in cards from the track
 * @param cards the cards, nearest to the track first
 */
public record Capture(int player, Colour row, int from, int place, List<RowPiece> cards) {

    public Capture {
        cards = List.copyOf(cards);
    }

    /** Index of the figure in its row. */
    int figure() {
        return from + cards.size();
    }

    List<Pos> cells() {
        return IntStream.range(0, cards.size()).mapToObj(this::cell).toList();
    }

    Pos cell(int index) {
        return new Pos(place + index, row.ordinal());
    }

    /** Cards nobody told and nobody has turned yet. */
    int unknown() {
        return (int) cards.stream().filter(piece -> piece.card().isEmpty()).count();
    }

    Capture seenBy(int viewer) {
        return new Capture(
                player,
                row,
                from,
                place,
                cards.stream().map(piece -> piece.seenBy(viewer)).toList());
    }
}
