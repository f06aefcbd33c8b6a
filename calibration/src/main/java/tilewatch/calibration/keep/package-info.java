/**
 * What outlives a restart: readable JSON with a version, written whole or not at all, and folders as one file to carry
 * elsewhere. A file that cannot be used is refused by name and nothing that exists is lost over it.
 */
package tilewatch.calibration.keep;
