package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.stream.IntStream;
import tilewatch.engine.Option;
import tilewatch.engine.Setup;

/**
 * The table on the reminder card: points for a herd of 1, 2, 3 … cards.
 *
 * @param points what 1 to 10 cards are worth
 */
public record LivestockTable(List<Integer> points) {

    private static final List<Integer> PRINTED = List.of(3, 6, 9, 12, 14, 16, 18, 19);

    private static final String UNREAD =
            "An assumption: the table in our copy of the rules cannot be read beyond 8 cards."
                    + " Take the number from your reminder card.";

    static final Option NINE = new Option("livestock-9", "20", numbers(19, 25), UNREAD);
    static final Option TEN = new Option("livestock-10", "21", numbers(19, 30), UNREAD);

    public LivestockTable {
        points = List.copyOf(points);
    }

    static LivestockTable of(Setup setup) {
        IntStream last = IntStream.of(number(setup, NINE), number(setup, TEN));
        return new LivestockTable(IntStream.concat(PRINTED.stream().mapToInt(Integer::intValue), last)
                .boxed()
                .toList());
    }

    /** The table ends at ten; barns can make a herd larger than that, and it is then worth as much as ten. */
    public int of(int cards) {
        return cards == 0 ? 0 : points.get(Math.min(cards, points.size()) - 1);
    }

    private static int number(Setup setup, Option option) {
        return Integer.parseInt(setup.option(option.id()));
    }

    private static List<String> numbers(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(Integer::toString).toList();
    }
}
