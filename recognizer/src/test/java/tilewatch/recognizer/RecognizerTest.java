package tilewatch.recognizer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilewatch.calibration.gallery.Gallery;
import tilewatch.calibration.mats.LiveMats;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.recognizer.bench.Soak;
import tilewatch.recognizer.figures.FigureColour;
import tilewatch.recognizer.identify.TileModel;
import tilewatch.recognizer.identify.Training;
import tilewatch.recognizer.settle.TileReading;

/** The whole chain on made-up tiles. Rows and columns count from the first tile found. */
class RecognizerTest {
    private static final Gallery GALLERY = ToyGallery.of(6);
    private static TileModel model;

    private final ToyTable table = new ToyTable(GALLERY);
    private long matsBefore;

    @BeforeAll
    static void train() throws InterruptedException {
        tilewatch.calibration.mats.Natives.load();
        model = new Training(GALLERY, 2).run(share -> {});
    }

    @BeforeEach
    void count_matrices() {
        matsBefore = LiveMats.count();
    }

    @AfterEach
    void no_matrix_is_left() {
        assertThat(LiveMats.count()).isEqualTo(matsBefore);
    }

    private static Recognizer recognizer(Recognizer.Pace pace) {
        return new Recognizer(
                CarcassonneTiles.set("base-72-classic"),
                GALLERY,
                model,
                EnumSet.noneOf(FigureColour.class),
                Recognizer.Settings.of(pace));
    }

    private TableView read(Recognizer recognizer, int seed) {
        try (Frame frame = table.photograph(seed)) {
            return recognizer.read(frame);
        }
    }

    /** Every tile as row, column relative to the top left tile, name and turns. */
    private static String drawn(TableView view) {
        int top = view.tiles().stream().mapToInt(t -> t.cell().row()).min().orElse(0);
        int left = view.tiles().stream().mapToInt(t -> t.cell().col()).min().orElse(0);
        return view.tiles().stream()
                .map(t -> (t.cell().row() - top) + "," + (t.cell().col() - left) + " " + t.tile() + t.turns())
                .collect(Collectors.toCollection(TreeSet::new))
                .toString();
    }

    private void layFour() {
        table.lay(1, 1, "A", 0).lay(1, 2, "B", 1).lay(2, 1, "C", 2).lay(2, 2, "D", 3);
    }

    private static final String FOUR = "[0,0 A0, 0,1 B1, 1,0 C2, 1,1 D3]";

    @Test
    void tiles_are_read_with_their_turns_and_committed_when_frames_agree() {
        layFour();
        try (Recognizer recognizer = recognizer(Recognizer.Pace.STILLS)) {
            assertThat(drawn(read(recognizer, 1))).isEqualTo(FOUR);
            TableView last = read(recognizer, 2);
            for (int seed = 3; seed < 6; seed++) {
                last = read(recognizer, seed);
            }
            assertThat(drawn(last)).isEqualTo(FOUR);
            assertThat(last.tiles()).allMatch(t -> t.state() == TileReading.State.COMMITTED);
            assertThat(last.state()).isEqualTo(TableView.State.WATCHING);
        }
    }

    @Test
    void an_empty_table_is_no_table() {
        try (Recognizer recognizer = recognizer(Recognizer.Pace.STILLS)) {
            TableView view = read(recognizer, 1);
            assertThat(view.state()).isEqualTo(TableView.State.NO_TABLE);
            assertThat(view.tiles()).isEmpty();
        }
    }

    @Test
    void a_film_shows_a_new_tile_as_soon_as_it_rests() {
        layFour();
        try (Recognizer recognizer = recognizer(Recognizer.Pace.VIDEO)) {
            for (int seed = 1; seed < 6; seed++) {
                read(recognizer, seed);
            }
            table.lay(2, 3, "E", 1);
            assertThat(read(recognizer, 6).state()).isEqualTo(TableView.State.SETTLING);
            assertThat(drawn(read(recognizer, 7))).isEqualTo("[0,0 A0, 0,1 B1, 1,0 C2, 1,1 D3, 1,2 E1]");
        }
    }

    @Test
    void a_bumped_camera_is_noticed_and_the_grid_stays() {
        layFour();
        table.lay(3, 2, "F", 0);
        try (Recognizer recognizer = recognizer(Recognizer.Pace.STILLS)) {
            TableView before = read(recognizer, 1);
            read(recognizer, 2);
            table.bump(70);
            TableView after = read(recognizer, 3);
            assertThat(after.state()).isEqualTo(TableView.State.CAMERA_MOVED);
            assertThat(cells(after)).isEqualTo(cells(before));
        }
    }

    private static List<String> cells(TableView view) {
        return view.tiles().stream().map(t -> t.cell() + t.tile() + t.turns()).toList();
    }

    @Test
    void a_hand_over_the_tiles_takes_nothing_away() {
        layFour();
        table.lay(1, 3, "F", 0).lay(2, 3, "E", 1).lay(1, 4, "A", 2).lay(2, 4, "B", 2);
        try (Recognizer recognizer = recognizer(Recognizer.Pace.STILLS)) {
            TableView before = read(recognizer, 1);
            for (int seed = 2; seed < 6; seed++) {
                before = read(recognizer, seed);
            }
            table.hand(true);
            TableView hidden = read(recognizer, 6);
            assertThat(hidden.state()).isEqualTo(TableView.State.HAND_IN_VIEW);
            assertThat(cells(hidden)).isEqualTo(cells(before));
            table.hand(false);
            assertThat(cells(read(recognizer, 7))).isEqualTo(cells(before));
        }
    }

    @Test
    void a_long_reading_leaves_no_matrix() throws java.io.IOException {
        int frames = Integer.getInteger("tilewatch.soak", 240);
        Soak.Result result = Soak.run(CarcassonneTiles.set("base-72-classic"), GALLERY, model, frames);
        assertThat(result.frames()).isEqualTo(frames);
        assertThat(result.liveMats()).isZero();
    }
}
