package tilewatch.engine.castle;

import tilewatch.engine.board.Pos;

/**
 * A corner tower of the wall and the two score spaces on it.
 *
 * @param at the point where the wall turns: the north-west corner of that square
 * @param first the lower of its two spaces; the next one lies on it as well
 * @param token whether a wall token is laid on it before the game; the corner 0/1 has none
 */
public record Corner(Pos at, int first, boolean token) {

    public int second() {
        return first + 1;
    }

    boolean holds(int space) {
        return space == first || space == second();
    }

    @Override
    public String toString() {
        return first + "/" + second();
    }
}
