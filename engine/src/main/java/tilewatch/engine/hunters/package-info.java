/**
 * Hunters & Gatherers in its two editions. A move is one tile with what its player did with a figure; a bonus tile
 * earned by a forest with gold (2002) or a menhir (2020) is a second move of the same player.
 */
package tilewatch.engine.hunters;
