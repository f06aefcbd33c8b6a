package tilewatch.engine;

import java.util.List;

/**
 * A choice the table makes before a match.
 *
 * @param id stable name, also the key of its translated label
 * @param standard the value played when nobody chooses
 * @param values every value it can have
 * @param note why there is a choice, in a sentence; empty where the name says it all
 */
public record Option(String id, String standard, List<String> values, String note) {

    public Option {
        values = List.copyOf(values);
        if (!values.contains(standard)) {
            throw new IllegalArgumentException(standard + " is not among " + values);
        }
    }

    public static Option onOff(String id, boolean standard, String note) {
        return new Option(id, standard ? "on" : "off", List.of("on", "off"), note);
    }

    boolean allows(String value) {
        return values.contains(value);
    }
}
