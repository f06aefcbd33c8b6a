package tilewatch.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tilewatch.engine.Setup;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.NoCamera;
import tilewatch.recognizer.simulate.Artwork;
import tilewatch.recognizer.simulate.Difficulty;
import tilewatch.recognizer.simulate.Recording;
import tilewatch.recognizer.simulate.SimulatedCamera;
import tilewatch.recognizer.simulate.WoodColour;
import tilewatch.server.table.Refusal;
import tilewatch.server.table.TableMatch;
import tilewatch.server.view.Views;

/** A camera over people who do not exist, to see Tilewatch at work before a tripod is bought; no slower than people are. */
final class SimulatedTable implements FrameSource {
    private static final int FRAME_MILLIS = 700;

    /** The turn in which somebody first errs, so that a newcomer sees what happens then. */
    private static final int BLUNDER = 6;

    /**
     * What is to be shown, written {@code SEED}, {@code SEED,SPEED} or {@code SEED,SPEED,DIFFICULTY}.
     *
     * @param speed 1 is about as fast as people play
     * @param difficulty 0 (a scanner) to 1 (hopeless)
     */
    record Show(long seed, double speed, double difficulty) {
        private static final Pattern WRITTEN =
                Pattern.compile("(\\d{1,9})(?:,(\\d{1,2}(?:\\.\\d)?))?(?:,([01]|0?\\.\\d{1,3}))?");

        /** Empty if it cannot be shown. */
        static Optional<Show> parse(String text) {
            Matcher parts = WRITTEN.matcher(text);
            if (!parts.matches()) {
                return Optional.empty();
            }
            double speed = parts.group(2) == null ? 1 : Double.parseDouble(parts.group(2));
            double difficulty = parts.group(3) == null ? EASY : Double.parseDouble(parts.group(3));
            return speed > 0
                    ? Optional.of(new Show(Long.parseLong(parts.group(1)), speed, difficulty))
                    : Optional.empty();
        }
    }

    /** A good camera over a tidy table. */
    private static final double EASY = .2;

    private final SimulatedCamera camera;
    private final long frameMillis;

    private SimulatedTable(SimulatedCamera camera, double speed) {
        this.camera = camera;
        this.frameMillis = Math.round(FRAME_MILLIS / speed);
    }

    /** The same number of players in the same colours with the same tiles, from where the log has got to. */
    static SimulatedTable of(TableMatch<?, ?> match, Show show) {
        List<String> players = match.started().players();
        List<WoodColour> colours = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            colours.add(wood(Views.colour(match, i)));
        }
        String tiles = match.state().setup().option("tiles");
        Setup setup = new Setup(match.game().id(), players, Map.of("tiles", tiles));
        SimulatedCamera camera = Recording.of(
                        setup, colours, Artwork.own(), Difficulty.of(show.difficulty()), show.seed())
                .withBlunder(BLUNDER)
                .camera();
        camera.skipTo(match.match().turns().size());
        return new SimulatedTable(camera, show.speed());
    }

    private static WoodColour wood(String colour) {
        return Stream.of(WoodColour.values())
                .filter(it -> it.name().toLowerCase(Locale.ROOT).equals(colour))
                .findFirst()
                .orElseThrow(() -> new Refusal("the simulated camera has no " + colour + " figures"));
    }

    @Override
    public Optional<Frame> next() throws NoCamera {
        try {
            Thread.sleep(frameMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NoCamera("interrupted while waiting for a frame", e);
        }
        return camera.next();
    }

    @Override
    public void close() {
        camera.close();
    }
}
