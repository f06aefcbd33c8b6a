package tilewatch.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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

    private final SimulatedCamera camera;

    private SimulatedTable(SimulatedCamera camera) {
        this.camera = camera;
    }

    /** The same number of players in the same colours with the same tiles. */
    static SimulatedTable of(TableMatch<?, ?> match, long seed) {
        List<String> players = match.started().players();
        List<WoodColour> colours = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            colours.add(wood(Views.colour(match, i)));
        }
        String tiles = match.state().setup().option("tiles");
        Setup setup = new Setup(match.game().id(), players, Map.of("tiles", tiles));
        return new SimulatedTable(Recording.of(setup, colours, Artwork.own(), Difficulty.EASY, seed)
                .camera());
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
            Thread.sleep(FRAME_MILLIS);
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
