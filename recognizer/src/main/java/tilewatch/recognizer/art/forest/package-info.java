/**
 * Our own pictures of the cards of Master of the Forest: four cells a card, each with its ground and its animals, so
 * that a cell is known by pattern and outline even where another card covers the other three.
 */
package tilewatch.recognizer.art.forest;
