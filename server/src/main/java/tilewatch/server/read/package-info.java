/** Reading frames into files: what lies where, frame by frame, as comma-separated lines. */
package tilewatch.server.read;
