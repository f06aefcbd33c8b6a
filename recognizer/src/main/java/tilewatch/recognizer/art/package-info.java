/**
 * Our own pictures of the tiles, drawn from their segments: {@link tilewatch.recognizer.art.SegmentShapes} says where
 * each segment lies, {@link tilewatch.recognizer.art.TileArt} paints it, {@link tilewatch.recognizer.art.PrintSheets}
 * prints it. A new terrain is a {@code Painter} listed in {@code TileArt}. The packages below paint pieces that are no
 * tiles of segments, with the same {@code Brush}, {@code Drawings} and {@code Numerals}.
 */
package tilewatch.recognizer.art;
