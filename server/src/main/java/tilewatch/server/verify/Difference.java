package tilewatch.server.verify;

/**
 * Something on which the recorded referee and our rules disagree.
 *
 * @param turn the turn, counted from 1; 0 after the last one
 * @param where the square concerned, or empty
 */
public record Difference(int turn, String where, String what) {

    @Override
    public String toString() {
        String when = turn == 0 ? "end" : "turn " + turn;
        return when + (where.isEmpty() ? "" : " at " + where) + ": " + what;
    }
}
