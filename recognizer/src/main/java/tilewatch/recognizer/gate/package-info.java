/** The gate: whether anything changed since the last reading, where, and whether something still moves. */
package tilewatch.recognizer.gate;
