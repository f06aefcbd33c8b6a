/**
 * The rules of every game as plain values: a {@link tilewatch.engine.Game} starts a match, judges moves, lists legal
 * ones and explains scores; a {@link tilewatch.engine.Match} is the append-only log folded into turns. Nothing here
 * depends on anything but the JDK, and the only I/O is reading our own tile files.
 */
package tilewatch.engine;
