package tilewatch.server.shelf;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilewatch.engine.Game;
import tilewatch.engine.GameState;
import tilewatch.engine.ScoreLine;

/**
 * What the server shows of one game besides turns and scores, which it knows from the rules. A viewer is a seat at the
 * table, or -1 for somebody without one; nothing that viewer may not see may be in what is returned.
 */
public interface Showing<S extends GameState, M> {

    Game<S, M> game();

    /** Whether viewers see different things; if not, what is made for one serves all. */
    default boolean hasSecrets() {
        return false;
    }

    /** Whether everybody may know which piece a player has in hand. */
    default boolean drawsOpenly() {
        return true;
    }

    /** The move as that viewer may read it: without what only its player may know, else the very same text. */
    default String seen(int player, String move, int viewer) {
        return move;
    }

    /** What lies on the table. */
    Board board(S state, int viewer);

    /** Figures in a player's hand, by kind. */
    Map<String, Integer> supply(S state, int player);

    /** What else lies before a player, or is held in hand, as far as the viewer may know. */
    default List<Item> items(S state, int player, int viewer) {
        return List.of();
    }

    /** Pieces still to come, by the name they have in the notation. */
    List<Left> remaining(S state);

    /** Where this piece may be laid, best place first; throws {@link tilewatch.engine.NotationException} if unknown. */
    List<Place> places(S state, String piece, int viewer);

    /** What may be done with this piece instead of laying it, such as throwing away one that fits nowhere. */
    default List<Choice> instead(S state, String piece) {
        return List.of();
    }

    /** What no camera can see and only somebody at the table can tell, whoever it is asked of. */
    default List<Question> questions(S state) {
        return List.of();
    }

    /** Why the player to move is out of turn: {@code extra-turn}, {@code bonus-tile}; empty if it is not so. */
    default String due(S state) {
        return "";
    }

    /** What the final scoring would add now, as far as the viewer may know. */
    default List<ScoreLine> ending(S state, int viewer) {
        return game().finalScoring(state);
    }

    /** Whether the viewer may know with what score this player would end. */
    default boolean projects(S state, int player, int viewer) {
        return true;
    }

    /**
     * Tiles, figures and squares that can never be filled.
     *
     * @param cells what is seen from above, square by square, where pieces cover each other; else empty
     */
    record Board(List<Tile> tiles, List<Figure> figures, List<Square> dead, List<Cell> cells) {
        Board(List<Tile> tiles, List<Figure> figures, List<Square> dead) {
            this(tiles, figures, dead, List.of());
        }

        /** The same without what counts as a hint. */
        public Board withoutDead() {
            return new Board(tiles, figures, List.of(), cells);
        }
    }

    /**
     * A tile on the table.
     *
     * @param tile its name in the notation; {@code ?} for a card that lies face down
     * @param set the printed edition it belongs to
     * @param turn clockwise quarter turns, 0 to 3
     */
    record Tile(int x, int y, String tile, String set, int turn) {}

    /** A figure on the table and the segment it claims. */
    record Figure(int x, int y, int player, String kind, String segment, String feature) {}

    record Square(int x, int y) {}

    /** What one square shows. */
    record Cell(int x, int y, String shows) {}

    /**
     * So many pieces of a kind are still to come.
     *
     * @param next whether such a piece can be the next one
     */
    record Left(String tile, String set, int left, boolean next) {}

    /**
     * Something of a player's that is no figure.
     *
     * @param kind {@code token, keep, hand, card, face-down, herd, barn, chest, clan}
     * @param what which one; {@code ?} if the viewer may not know or nobody has said
     */
    record Item(String kind, String what, int count) {}

    /** A place where a piece may be laid and what can be done there. */
    record Place(int x, int y, int turn, int best, List<Choice> choices) {}

    /**
     * One legal turn.
     *
     * @param move the whole turn in the notation, ready to be played
     * @param figure kind of figure put down, {@code back} for one taken back, empty for none
     * @param segment the segment it claims
     * @param points what the turn scores at once for the player to move
     * @param at the square of that figure if it is not that of the piece
     */
    record Choice(
            String move,
            String figure,
            String segment,
            String feature,
            int points,
            @Nullable Square at) {
        static Choice of(String move, int points) {
            return new Choice(move, "", "", "", points, null);
        }

        /** The same for those who play without hints. */
        public Choice withoutPoints() {
            return new Choice(move, figure, segment, feature, 0, at);
        }
    }

    /**
     * Something to be told by a player.
     *
     * @param player whose phone should ask, -1 for everybody's
     * @param kind {@code token, end-token, turn, hand, turn-up, take, clan, row}
     * @param count how many things the answer names, where it is free
     * @param choices the answers there are, ready to be played; empty where the answer is free
     */
    record Question(int player, String kind, int count, List<Choice> choices) {}
}
