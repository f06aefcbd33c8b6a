package tilewatch.recognizer.art;

import tilewatch.engine.tiles.Segment;

/** Paints the segments of one terrain. */
interface Painter {
    void paint(Brush brush, SegmentShapes shapes, Segment segment);

    /** Paints what stands on it, once all the land is painted. */
    default void inhabit(Brush brush, SegmentShapes shapes, Segment segment) {}
}
