/** Where on a tile's picture each of its segments lies, worked out from the thirds of the rim it owns. */
package tilewatch.recognizer.segments;
