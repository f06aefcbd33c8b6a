/** The geometry every laying game shares: positions, sides, quarter turns, slots, and an immutable sparse grid. */
package tilewatch.engine.board;
