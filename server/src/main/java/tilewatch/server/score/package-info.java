/** A replayed match laid out turn by turn: verdicts, score lines and the final breakdown, as text or for programs. */
package tilewatch.server.score;
