package tilewatch.engine.carcassonne;

import tilewatch.engine.board.Pos;

/** What a player does after laying a tile. */
public sealed interface Deed {

    Deed NOTHING = new Nothing();

    record Nothing() implements Deed {}

    /** Puts a figure of the own colour on a segment of a tile, normally the one just laid. */
    record Put(FigureKind kind, Pos pos, String segment) implements Deed {}

    /** Takes the own abbot back from where it stands, for what it is worth now. */
    record TakeBack(Pos pos) implements Deed {}
}
