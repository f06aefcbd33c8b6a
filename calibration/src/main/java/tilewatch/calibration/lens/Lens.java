package tilewatch.calibration.lens;

/**
 * What a lens does, in OpenCV's terms and for one size of picture: focal lengths and middle in pixels, two radial and two
 * tangential coefficients of distortion.
 *
 * @param error mean distance in pixels between where corners were seen and where this lens would have shown them
 */
public record Lens(
        int width,
        int height,
        double fx,
        double fy,
        double cx,
        double cy,
        double k1,
        double k2,
        double p1,
        double p2,
        double error) {

    public Lens {
        if (!(width > 0 && height > 0 && fx > 0 && fy > 0)) {
            throw new IllegalArgumentException(
                    "a lens of focal lengths " + fx + " and " + fy + " for " + width + " x " + height + " pixels");
        }
        double sum = cx + cy + k1 + k2 + p1 + p2 + error;
        if (!Double.isFinite(sum)) {
            throw new IllegalArgumentException("a lens whose numbers are not all finite");
        }
    }
}
