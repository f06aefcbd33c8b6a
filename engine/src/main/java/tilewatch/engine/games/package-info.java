/** The shelf: every game that can be played, by name. */
package tilewatch.engine.games;
