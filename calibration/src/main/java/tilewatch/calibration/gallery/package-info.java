/** The pictures a box of tiles is known by: our own art, scans, or photographs taught at the table. */
package tilewatch.calibration.gallery;
