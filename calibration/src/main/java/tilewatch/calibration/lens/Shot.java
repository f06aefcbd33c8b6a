package tilewatch.calibration.lens;

import java.util.List;

/** The sheet's corners as one picture shows them, in pixels. */
public record Shot(String name, int width, int height, List<Corner> corners) {

    /** A corner of the sheet, by its number. */
    public record Corner(int id, double x, double y) {}

    public Shot {
        corners = List.copyOf(corners);
    }
}
