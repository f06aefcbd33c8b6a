package tilewatch.engine.carcassonne;

import tilewatch.engine.area.Zone;

/** A player's figure standing, or lying, on the table. */
public record Figure(FigureKind kind, int player, Zone zone) {}
