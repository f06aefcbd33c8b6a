/** The players' colours as this camera sees them. */
package tilewatch.calibration.colours;
