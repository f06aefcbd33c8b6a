/**
 * Teaching a box: loose tiles are found in photographs, equal ones are put together, and whoever owns the box says what
 * each of them is, best guesses first.
 */
package tilewatch.calibration.teach;
