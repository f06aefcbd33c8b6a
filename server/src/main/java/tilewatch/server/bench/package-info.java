/** Measurements of speed and memory, printed as they are on the machine at hand; nothing here is a test. */
package tilewatch.server.bench;
