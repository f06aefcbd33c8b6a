/** Matches and drawn tables as text that people can read, type and diff; described in {@code docs/notation.md}. */
package tilewatch.engine.notation;
