package tilewatch.engine.area;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tilewatch.engine.board.Pos;

/** A landscape written as rows of words, {@code .} where nothing lies. */
public final class LandscapeRows {

    private LandscapeRows() {}

    /** The square of the first word of the first row. */
    public static Pos corner(Landscape landscape) {
        List<Laid> laid = landscape.grid().all();
        int x = laid.stream().mapToInt(l -> l.pos().x()).min().orElse(0);
        int y = laid.stream().mapToInt(l -> l.pos().y()).min().orElse(0);
        return new Pos(x, y);
    }

    public static List<String> of(Landscape landscape, Function<Laid, String> word) {
        Pos corner = corner(landscape);
        List<Laid> laid = landscape.grid().all();
        int east = laid.stream().mapToInt(l -> l.pos().x()).max().orElse(0);
        int south = laid.stream().mapToInt(l -> l.pos().y()).max().orElse(0);
        int width =
                1 + laid.stream().mapToInt(l -> word.apply(l).length()).max().orElse(1);
        List<String> rows = new ArrayList<>();
        for (int y = corner.y(); y <= south; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = corner.x(); x <= east; x++) {
                String text = landscape.grid().at(new Pos(x, y)).map(word).orElse(".");
                row.append(text).append(" ".repeat(width - text.length()));
            }
            rows.add(row.toString().stripTrailing());
        }
        return rows;
    }
}
