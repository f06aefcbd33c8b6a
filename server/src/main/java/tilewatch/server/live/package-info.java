/**
 * From what the camera sees to what the log says. A view of the table is compared with the match; one new tile becomes a
 * turn once it has been seen steadily and surely, anything unsure becomes a question with the likeliest answers first,
 * and any other disagreement is shown as a difference that people settle. Nothing is overwritten silently.
 */
package tilewatch.server.live;
