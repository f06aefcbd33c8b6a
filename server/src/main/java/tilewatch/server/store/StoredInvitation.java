package tilewatch.server.store;

/**
 * A one-time invitation; only the hash of its token is kept.
 *
 * @param player seat the guest takes, -1 for none
 * @param expires milliseconds since 1970
 */
public record StoredInvitation(String tokenHash, String role, String table, int player, long expires) {}
