package tilewatch.recognizer.teach;

import java.io.IOException;
import java.util.List;
import tilewatch.calibration.camera.CameraCheck;
import tilewatch.calibration.colours.ColourReader;
import tilewatch.calibration.colours.SeenColour;
import tilewatch.calibration.lens.LensSheet;
import tilewatch.calibration.teach.Teaching;
import tilewatch.calibration.teach.TileFinder;
import tilewatch.recognizer.Frame;

/** Calibration by frames, for those who may not touch a picture themselves. */
public final class FrameLooks {
    private FrameLooks() {}

    /**
     * What a photograph brought.
     *
     * @param tiles loose tiles that were taken in
     * @param strange things that are no tiles, or tiles that touch
     */
    public record Taken(int tiles, int strange) {}

    /** Takes the loose tiles of a frame in. */
    public static Taken take(Teaching teaching, Frame frame) throws IOException {
        TileFinder.Result found = TileFinder.find(frame.bgr());
        teaching.add(frame.name(), found.tiles());
        return new Taken(found.tiles().size(), found.strange().size());
    }

    public static CameraCheck check(Frame frame) {
        return CameraCheck.of(frame.bgr());
    }

    /** The colours of figures laid on the bare table, from the left. */
    public static List<SeenColour> colours(Frame frame) {
        return ColourReader.figures(frame.bgr());
    }

    public static LensSheet.Look sheet(LensSheet sheet, Frame frame) {
        return sheet.look(frame.name(), frame.bgr());
    }
}
