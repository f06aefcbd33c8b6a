/**
 * Master of the Forest (Grandbois): 2 x 2 cards laid over one another, watchtowers on clearings, secret clans. The
 * {@link tilewatch.engine.forest.Forest} is what lies on the table, the {@link tilewatch.engine.forest.Stock} what can
 * still come; the row, the pile and the clans are known only as far as somebody has told.
 */
package tilewatch.engine.forest;
