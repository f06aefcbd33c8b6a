package tilewatch.server.table;

/**
 * A command on its way.
 *
 * @param id chosen by who sends it; the same id twice is carried out once
 * @param by who sends it, in words
 * @param ifSeq carried out only if this is the number of the newest event, so that a decision made of an older state
 *     does no harm; -1 for always
 */
public record Order(String id, String by, Command command, long ifSeq) {
    public Order(String id, String by, Command command) {
        this(id, by, command, -1);
    }
}
