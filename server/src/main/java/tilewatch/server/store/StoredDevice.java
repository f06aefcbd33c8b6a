package tilewatch.server.store;

/**
 * A phone, tablet or screen that has joined. Its token is known to it alone; we keep a hash.
 *
 * @param player seat at the table, -1 for none
 * @param seen when it last asked for anything, milliseconds since 1970
 */
public record StoredDevice(
        String id, String tokenHash, String name, String role, String table, int player, long created, long seen) {}
