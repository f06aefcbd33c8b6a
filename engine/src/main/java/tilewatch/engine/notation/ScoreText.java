package tilewatch.engine.notation;

import java.util.List;
import java.util.stream.Collectors;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.board.Pos;

/** Score lines as text: {@code Ann city 8 = 3 tiles x 2 + 1 shield x 2 on 0,0 1,0 1,1}. */
public final class ScoreText {

    private ScoreText() {}

    public static String line(Setup setup, ScoreLine line) {
        String text = setup.players().get(line.player()) + " " + line.feature() + " " + line.points() + " = "
                + line.expression();
        return line.cells().isEmpty() ? text : text + " on " + squares(line.cells());
    }

    static String squares(List<Pos> cells) {
        return cells.stream().map(Pos::toString).collect(Collectors.joining(" "));
    }
}
