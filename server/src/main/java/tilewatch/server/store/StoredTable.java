package tilewatch.server.store;

/**
 * A table people sit at.
 *
 * @param id short, stable name used in addresses
 * @param name what people call it
 * @param camera its camera set-up as JSON; an empty object without one
 * @param created milliseconds since 1970
 */
public record StoredTable(String id, String name, String camera, long created) {}
