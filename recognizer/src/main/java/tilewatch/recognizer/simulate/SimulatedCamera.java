package tilewatch.recognizer.simulate;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import tilewatch.calibration.mats.MatArena;
import tilewatch.calibration.mats.Natives;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;

/** Shows scenes as a camera would see them, one frame each. The same seed gives the same frames, byte for byte. */
public final class SimulatedCamera implements FrameSource {
    public static final int WIDTH = 1600;
    public static final int HEIGHT = 900;

    /** What the table shows beyond the board, in tiles. */
    private static final double ROOM = 6;

    private final List<Scene> scenes;
    private final Difficulty difficulty;
    private final long seed;
    private final SplittableRandom random;
    private final Sensor sensor;
    private final TableTop table;
    private final Pose steady;
    private final float[] rays = new float[2 * WIDTH * HEIGHT];
    private Pose pose;
    private double exposure = 1;
    private int next;

    SimulatedCamera(Recording recording) {
        this(recording.whole(), recording.length(), recording.artwork(), recording.difficulty(), recording.seed());
    }

    /** Shows the first {@code length} of the scenes, from where all of the last one would be seen. */
    SimulatedCamera(List<Scene> whole, int length, Artwork artwork, Difficulty difficulty, long seed) {
        Natives.load();
        this.scenes = whole.subList(0, length);
        this.difficulty = difficulty;
        this.seed = seed;
        this.random = new SplittableRandom(seed);
        this.sensor = new Sensor(difficulty, random.split());
        Rectangle2D board = board(whole);
        this.steady = held(board);
        this.pose = steady;
        Rectangle2D area = new Rectangle2D.Double(
                board.getX() - ROOM, board.getY() - ROOM, board.getWidth() + 2 * ROOM, board.getHeight() + 2 * ROOM);
        this.table = new TableTop(area, Math.ceil(1.1 * tilePixels(steady, board)), artwork, random.split());
        aim();
    }

    /** All squares that are ever covered, with a little air. */
    private static Rectangle2D board(List<Scene> scenes) {
        Rectangle2D board = new Rectangle2D.Double(0, 0, 1, 1);
        for (LyingTile tile : scenes.get(scenes.size() - 1).tiles()) {
            board.add(new Rectangle2D.Double(tile.x() - .9, tile.y() - .9, 1.8, 1.8));
        }
        return board;
    }

    private Pose held(Rectangle2D board) {
        double tilt = Math.toRadians(difficulty.tilt()) * random.nextDouble(.6, 1);
        double azimuth = Math.toRadians(difficulty.roll()) * random.nextDouble(-1, 1);
        double roll = Math.toRadians(difficulty.roll()) * random.nextDouble(-.3, .3);
        double lens = difficulty.lens() * random.nextDouble(.3, 1);
        Pose.View view = new Pose.View(board.getCenterX(), board.getCenterY(), 10, tilt, azimuth, roll, lens);
        return Pose.showing(board, view, WIDTH, HEIGHT);
    }

    /** How large a tile is at the near side of the board. */
    private static double tilePixels(Pose pose, Rectangle2D board) {
        Vec near = new Vec(board.getCenterX(), board.getMaxY(), 0);
        return Math.max(
                pose.project(near).distance(pose.project(near.plus(1, new Vec(1, 0, 0)))),
                pose.project(near).distance(pose.project(near.plus(1, new Vec(0, -1, 0)))));
    }

    /** The pose of the frame taken last. */
    Pose pose() {
        return pose;
    }

    public int frames() {
        return scenes.size();
    }

    public static String name(int frame) {
        return String.format(Locale.ROOT, "%03d.jpg", frame);
    }

    /** Leaves out what happened before this turn was over. */
    public void skipTo(int turn) {
        while (next + 1 < scenes.size() && scenes.get(next + 1).turn() <= turn) {
            next++;
        }
    }

    @Override
    public Optional<Frame> next() {
        if (next == scenes.size()) {
            return Optional.empty();
        }
        String name = name(next);
        byte[] jpeg = nextJpeg().orElseThrow();
        try (MatArena arena = new MatArena()) {
            Mat coded = arena.own(new MatOfByte(jpeg));
            return Optional.of(new Frame(name, Imgcodecs.imdecode(coded, Imgcodecs.IMREAD_COLOR)));
        }
    }

    /** The next frame as a file. */
    public Optional<byte[]> nextJpeg() {
        if (next == scenes.size()) {
            return Optional.empty();
        }
        Scene scene = scenes.get(next);
        boolean newTurn = next > 0 && scenes.get(next - 1).turn() != scene.turn();
        if (newTurn && random.nextDouble() < difficulty.bumps()) {
            bump();
        }
        exposure = Math.pow(2, .7 * Math.log(exposure) / Math.log(2) + .7 * difficulty.exposure() * swing());
        next++;
        try (MatArena arena = new MatArena()) {
            BufferedImage picture = look(scene, arena);
            Mat perfect = arena.mat(HEIGHT, WIDTH, CvType.CV_8UC3);
            perfect.put(0, 0, ((DataBufferByte) picture.getRaster().getDataBuffer()).getData());
            return Optional.of(sensor.expose(perfect, exposure, 31 * seed + next));
        }
    }

    private double swing() {
        return random.nextDouble(-1, 1);
    }

    /** A knock at the stand: the camera stays near where it was. */
    private void bump() {
        pose = new Pose(
                steady.view()
                        .bumped(.5 * swing(), .4 * swing(), Math.toRadians(2 * swing()), Math.toRadians(3 * swing())),
                WIDTH,
                HEIGHT);
        aim();
    }

    private void aim() {
        double[] at = new double[2];
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int i = 2 * (y * WIDTH + x);
                boolean hit = pose.onTable(x, y, at);
                rays[i] = hit ? (float) table.pixelX(at[0]) : -1e4f;
                rays[i + 1] = hit ? (float) table.pixelY(at[1]) : -1e4f;
            }
        }
    }

    private BufferedImage look(Scene scene, MatArena arena) {
        table.lay(scene.tiles());
        Mat flat = arena.mat(table.height(), table.width(), CvType.CV_8UC3);
        flat.put(0, 0, table.bgr());
        Mat map = arena.mat(HEIGHT, WIDTH, CvType.CV_32FC2);
        map.put(0, 0, rays);
        Mat seen = arena.mat();
        Imgproc.remap(flat, seen, map, arena.mat(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_3BYTE_BGR);
        seen.get(0, 0, ((DataBufferByte) picture.getRaster().getDataBuffer()).getData());
        Graphics2D g = picture.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        new FigurePainter(g, pose).paint(scene.figures());
        scene.hand().ifPresent(hand -> reach(g, hand, scene.turn()));
        g.dispose();
        return picture;
    }

    private void reach(Graphics2D g, Hand hand, int turn) {
        Vec held = new Vec(hand.over().x(), hand.over().y(), .3);
        Point2D target = pose.project(held);
        double size = target.distance(pose.project(held.plus(1, new Vec(1, 0, 0))));
        // The same arm throughout a turn.
        HandPainter.paint(g, target, hand.away(), size, WIDTH, HEIGHT, new SplittableRandom(seed + 7919L * turn));
    }

    @Override
    public void close() {
        next = scenes.size();
    }
}
