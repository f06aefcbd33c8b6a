package tilewatch.server.store;

import org.jspecify.annotations.Nullable;

/**
 * One line of a table's log.
 *
 * @param seq counts from 1 without gaps over all matches of the table
 * @param match which match of the table it belongs to, counted from 1
 * @param at milliseconds since 1970
 * @param body the event as JSON
 * @param command id of the command it answers, so that a command sent twice is carried out once
 */
public record StoredEvent(
        String table,
        long seq,
        int match,
        long at,
        String body,
        @Nullable String command) {}
