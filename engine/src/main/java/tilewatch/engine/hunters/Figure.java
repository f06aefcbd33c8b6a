package tilewatch.engine.hunters;

import tilewatch.engine.area.Zone;

/** A player's pawn or hut on the table. */
public record Figure(FigureKind kind, int player, Zone zone) {}
