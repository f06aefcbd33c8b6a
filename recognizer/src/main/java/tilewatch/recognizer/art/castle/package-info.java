/**
 * Our own pictures of The Castle: tiles drawn from their parts, the wall square by square with its score spaces, corner
 * towers and start spaces, and the wall tokens. The wall's squares are as large as tiles, so wall and tiles share a grid.
 */
package tilewatch.recognizer.art.castle;
