/** A frame with what was read drawn over it, for people who want to see why. */
package tilewatch.recognizer.overlay;
