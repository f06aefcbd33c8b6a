package tilewatch.server.table;

import org.jspecify.annotations.Nullable;

/**
 * What became of an order.
 *
 * @param id of the order
 * @param seq number of the newest event afterwards
 * @param error why it was refused; null if it was carried out
 */
public record Reply(
        String id, boolean ok, long seq, @Nullable String error) {
    static Reply done(Order order, long seq) {
        return new Reply(order.id(), true, seq, null);
    }

    static Reply refused(Order order, long seq, String error) {
        return new Reply(order.id(), false, seq, error);
    }
}
