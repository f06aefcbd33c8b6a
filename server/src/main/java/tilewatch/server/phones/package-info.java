/**
 * How changes reach phones and overlays. Every message to a phone holds the whole newest state and the events since the
 * last one sent, so a phone that cannot keep up skips states and never events; it has at most one message under way, so
 * it can stall nobody but itself.
 */
package tilewatch.server.phones;
