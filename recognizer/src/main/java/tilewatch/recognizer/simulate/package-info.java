/**
 * A camera over a table that is not there: a match is turned into {@link tilewatch.recognizer.simulate.Scene scenes}
 * (who lays and takes what, how crookedly), and {@link tilewatch.recognizer.simulate.SimulatedCamera} shows them as
 * frames through a lens, in some light and with all the faults of a sensor that the
 * {@link tilewatch.recognizer.simulate.Difficulty} asks for. It is the demo, the test bench and the benchmark.
 */
package tilewatch.recognizer.simulate;
