/** The wooden figures on the tiles: their colour, where they stand, whether they stand or lie, and what they claim. */
package tilewatch.recognizer.figures;
