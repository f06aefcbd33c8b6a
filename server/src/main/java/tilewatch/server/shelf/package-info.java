/**
 * The games on the shelf and how each is shown: tiles, figures, what is left and where a piece may go. Rules live in the
 * engine; one {@link tilewatch.server.shelf.Showing} a game says what of its state may be seen and by whom.
 */
package tilewatch.server.shelf;
