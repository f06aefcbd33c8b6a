/**
 * Replays games recorded by other programs and compares, turn by turn, what those allowed and scored with what our
 * rules say. Two engines that agree on thousands of turns are the best evidence either has.
 */
package tilewatch.server.verify;
