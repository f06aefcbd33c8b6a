/** Whether a camera sees its table well enough, and what to do if not. */
package tilewatch.calibration.camera;
