package tilewatch.engine.hunters;

import tilewatch.engine.board.Pos;

/** A figure put on a segment of a tile, normally the one just laid. */
public record Put(FigureKind kind, Pos pos, String segment) {}
