/** Owners of native image memory: every OpenCV matrix belongs to an arena or a frame, which release it. */
package tilewatch.calibration.mats;
