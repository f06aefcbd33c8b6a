package tilewatch.server.access;

/**
 * Who asks.
 *
 * @param device id of the device, empty for the laptop itself and for strangers
 * @param table the only table the device may act at; empty for any
 * @param player seat, -1 for none
 */
public record Caller(String device, String name, Role role, String table, int player) {
    static final Caller STRANGER = new Caller("", "somebody", Role.ANYONE, "", -1);
    static final Caller LAPTOP = new Caller("", "host", Role.HOST, "", -1);

    public boolean mayActAt(String other) {
        return role == Role.HOST || table.isEmpty() || table.equals(other);
    }
}
