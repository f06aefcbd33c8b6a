package tilewatch.recognizer.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.mats.LiveMats;
import tilewatch.engine.tiles.TileSet;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.Recognizer;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.TileModel;
import tilewatch.recognizer.source.Decoder;

/** Reads for a long time and tells what memory is left behind. */
public final class Soak {
    private static final int FRAMES_PER_TILE = 12;
    private static final int FIRST = 8;

    private Soak() {}

    /**
     * What a long reading left.
     *
     * @param frames how many frames were read
     * @param liveMats matrices alive afterwards that were not before
     * @param resident megabytes held by the process after each tenth of the frames, where the system tells
     */
    public record Result(int frames, long liveMats, List<Long> resident) {
        public Result {
            resident = List.copyOf(resident);
        }
    }

    /** Reads {@code frames} frames of a small table that grows and is cleared again and again. */
    public static Result run(TileSet set, Gallery gallery, TileModel model, int frames) throws IOException {
        PaperTable table = new PaperTable(gallery, 960, 540);
        List<byte[]> film = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            film.add(table.jpeg(FIRST + i / 2, i));
        }
        long before = LiveMats.count();
        List<Long> resident = new ArrayList<>();
        Recognizer.Settings settings = Recognizer.Settings.of(Recognizer.Pace.VIDEO);
        EnumSet<FigureColour> colours = EnumSet.allOf(FigureColour.class);
        try (Recognizer recognizer = new Recognizer(set, gallery, model, colours, settings)) {
            for (int i = 0; i < frames; i++) {
                byte[] jpeg = film.get(i / FRAMES_PER_TILE * 2 % film.size() + i % 2);
                try (Frame frame = Decoder.standard().decode(Integer.toString(i), "soak", jpeg)) {
                    recognizer.read(frame);
                }
                if ((i + 1) % Math.max(1, frames / 10) == 0) {
                    OptionalLong now = ProcessMemory.resident();
                    now.ifPresent(kilobytes -> resident.add(kilobytes / 1024));
                }
            }
        }
        return new Result(frames, LiveMats.count() - before, resident);
    }
}
