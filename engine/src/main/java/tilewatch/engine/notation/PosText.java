package tilewatch.engine.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.engine.NotationException;
import tilewatch.engine.board.Pos;

/** Squares as text: {@code 2,-1}. */
public final class PosText {

    private static final Pattern SQUARE = Pattern.compile("(-?\\d{1,3}),(-?\\d{1,3})");

    private PosText() {}

    public static Pos parse(String text) {
        Matcher square = SQUARE.matcher(text);
        if (!square.matches()) {
            throw new NotationException(text, "a square such as 2,-1");
        }
        int x = Integer.parseInt(square.group(1));
        int y = Integer.parseInt(square.group(2));
        if (Math.abs(x) > Pos.LIMIT || Math.abs(y) > Pos.LIMIT) {
            throw new NotationException(text, "a square within " + Pos.LIMIT + " of the first tile");
        }
        return new Pos(x, y);
    }
}
