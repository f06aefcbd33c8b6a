/**
 * The Castle, for two players: tiles laid inside a wall that is also the score track. Wall and tiles are data, the rest
 * is one small file per thing on the table; what tokens still lie face down on the wall nobody knows, so the state does
 * not hold it. Rules and readings: {@code docs/rules/castle.md}.
 */
package tilewatch.engine.castle;
