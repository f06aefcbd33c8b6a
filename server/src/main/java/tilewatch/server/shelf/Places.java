package tilewatch.server.shelf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.server.shelf.Showing.Choice;
import tilewatch.server.shelf.Showing.Place;

/** Legal turns with one piece, gathered by where they lay it. */
final class Places {
    private record Where(int x, int y, int turn) {}

    private final Map<Where, List<Choice>> choices = new LinkedHashMap<>();

    void add(Pos pos, Turn turn, Choice choice) {
        choices.computeIfAbsent(new Where(pos.x(), pos.y(), turn.quarters()), where -> new ArrayList<>())
                .add(choice);
    }

    /** Places and the choices of each from most points to fewest; equal places row by row. */
    List<Place> bestFirst() {
        List<Place> places = new ArrayList<>();
        choices.forEach((where, list) -> {
            list.sort(Comparator.comparingInt(Choice::points).reversed());
            places.add(new Place(where.x, where.y, where.turn, list.get(0).points(), list));
        });
        places.sort(Comparator.comparingInt(Place::best)
                .reversed()
                .thenComparingInt(Place::y)
                .thenComparingInt(Place::x)
                .thenComparingInt(Place::turn));
        return places;
    }
}
