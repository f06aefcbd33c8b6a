package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tilewatch.engine.board.Pos;

/**
 * One row of cards with the figures standing in it, from the track outwards. For the rest of the program a card's place
 * is a square: x counts cards from the track, y is the row from the top.
 */
public record Row(Colour colour, List<RowPiece> pieces) {

    public Row {
        pieces = List.copyOf(pieces);
    }

    /** How many cards lie in it. */
    public int length() {
        return cardsBefore(pieces.size());
    }

    /** The cell of the piece at this index; a figure stands on the cell behind its last card. */
    Pos cell(int index) {
        return new Pos(cardsBefore(index), colour.ordinal());
    }

    Pos end() {
        return cell(pieces.size());
    }

    /** True if something put there would not be at the end of the row. */
    boolean inside(OptionalInt place) {
        return place.isPresent() && place.getAsInt() < length();
    }

    Row with(OptionalInt place, RowPiece piece) {
        List<RowPiece> next = new ArrayList<>(pieces);
        next.add(inside(place) ? indexOfCard(place.getAsInt()) : pieces.size(), piece);
        return new Row(colour, next);
    }

    /** The face-down card lying at this place, counted from the track. */
    Optional<RowPiece.FaceDown> faceDown(int place) {
        return place >= 0 && place < length() && pieces.get(indexOfCard(place)) instanceof RowPiece.FaceDown down
                ? Optional.of(down)
                : Optional.empty();
    }

    Row withCard(int place, RowPiece card) {
        List<RowPiece> next = new ArrayList<>(pieces);
        next.set(indexOfCard(place), card);
        return new Row(colour, next);
    }

    /** The cards between this player's figure and the next one, or the track; empty if the figure stands elsewhere. */
    Optional<Capture> capture(int player) {
        int figure = pieces.indexOf(new RowPiece.Figure(player));
        return figure < 0 ? Optional.empty() : Optional.of(captureUpTo(figure, player));
    }

    /** What a figure put at the end of the row would capture. */
    Capture captureAtEnd(int player) {
        return captureUpTo(pieces.size(), player);
    }

    /** Whether a figure stands farther out than the card at this place. */
    boolean captured(int place) {
        return pieces.subList(indexOfCard(place), pieces.size()).stream().anyMatch(RowPiece.Figure.class::isInstance);
    }

    /** The capture whose figure stands farthest from the track. */
    Optional<Capture> outermost() {
        for (int i = pieces.size() - 1; i >= 0; i--) {
            if (pieces.get(i) instanceof RowPiece.Figure figure) {
                return Optional.of(captureUpTo(i, figure.player()));
            }
        }
        return Optional.empty();
    }

    /** After a capture: what was not captured moves up to the track. */
    Row without(Capture capture) {
        List<RowPiece> next = new ArrayList<>(pieces);
        next.subList(capture.from(), capture.figure() + 1).clear();
        return new Row(colour, next);
    }

    Row withoutFigure(int player) {
        List<RowPiece> next = new ArrayList<>(pieces);
        next.remove(new RowPiece.Figure(player));
        return new Row(colour, next);
    }

    Row seenBy(int viewer) {
        return new Row(
                colour, pieces.stream().map(piece -> piece.seenBy(viewer)).toList());
    }

    private Capture captureUpTo(int figure, int player) {
        int from = figure;
        while (from > 0 && !(pieces.get(from - 1) instanceof RowPiece.Figure)) {
            from--;
        }
        return new Capture(player, colour, from, cardsBefore(from), pieces.subList(from, figure));
    }

    private int cardsBefore(int index) {
        int cards = 0;
        for (int i = 0; i < index; i++) {
            if (!(pieces.get(i) instanceof RowPiece.Figure)) {
                cards++;
            }
        }
        return cards;
    }

    private int indexOfCard(int place) {
        int index = 0;
        for (int cards = -1; ; index++) {
            if (!(pieces.get(index) instanceof RowPiece.Figure) && ++cards == place) {
                return index;
            }
        }
    }
}
