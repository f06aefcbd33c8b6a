/**
 * Cardcassonne: cards laid in four rows beside the scoring track, captured at the end of each round by the big figures.
 * The state holds only what has been seen or told: a hand nobody entered and a face-down card nobody turned are unknown,
 * and {@link tilewatch.engine.cardcassonne.CardcassonneView} is what one viewer may see of the rest.
 */
package tilewatch.engine.cardcassonne;
