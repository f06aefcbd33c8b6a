/**
 * Tables and what happens at them. A {@link tilewatch.server.table.Table} has one thread that carries out commands one
 * after the other: a command becomes happenings, they are stored, folded into the match, and then everybody is told. The
 * log of happenings is the truth; all else is worked out from it.
 */
package tilewatch.server.table;
