/** How the server writes and reads JSON, in the log and over the wire alike. */
package tilewatch.server.wire;
