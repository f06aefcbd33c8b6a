package tilewatch.engine.castle;

/** A figure of a player on the table. */
public record Figure(int player, Spot spot) {}
