/** Measuring the recogniser: what reading costs next to what any program must pay, and what it keeps. */
package tilewatch.recognizer.bench;
