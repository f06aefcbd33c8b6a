/**
 * Our own pictures of the cards of Cardcassonne and of the four parts of its track. Every colour has a pattern along the
 * border and a sign in the corners of its own, so that nobody has to go by hue alone.
 */
package tilewatch.recognizer.art.cards;
