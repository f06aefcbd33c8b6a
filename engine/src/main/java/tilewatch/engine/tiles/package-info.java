/**
 * Square tiles as data: which segment owns which of the twelve slots of a tile's rim, and what is drawn on it. A
 * {@link tilewatch.engine.tiles.TileSet} is one printed edition, read from a line file a player could check.
 */
package tilewatch.engine.tiles;
