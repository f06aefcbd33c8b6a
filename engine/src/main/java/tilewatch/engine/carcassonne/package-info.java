/**
 * Carcassonne: the base game with fields, and the small expansions of the anniversary rulebook that are played with
 * it. A move is a whole turn as the table sees it: the tile, and what its player did with a figure.
 */
package tilewatch.engine.carcassonne;
