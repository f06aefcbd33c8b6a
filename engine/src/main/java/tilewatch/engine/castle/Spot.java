package tilewatch.engine.castle;

import tilewatch.engine.board.Pos;

/** A part of the piece on a square: where a figure stands, and one of the places an area can be pointed at. */
public record Spot(Pos pos, int part) {}
