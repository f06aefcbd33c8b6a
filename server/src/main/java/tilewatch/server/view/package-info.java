/**
 * A table as phones see it: {@link tilewatch.server.view.Views} makes of a state the snapshot for one viewer, with
 * nothing in it that this viewer may not know or that the hints mode keeps back.
 */
package tilewatch.server.view;
