/**
 * The lens: a printed ChArUco sheet is shown to the camera in several places, and from its corners the focal length and
 * the distortion are worked out.
 */
package tilewatch.calibration.lens;
