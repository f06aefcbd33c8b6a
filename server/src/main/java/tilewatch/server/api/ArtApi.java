package tilewatch.server.api;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import javax.imageio.ImageIO;
import tilewatch.engine.carcassonne.CarcassonneTiles;

/** Pictures of pieces in our own art, drawn once and kept, and where on each a figure stands. */
public final class ArtApi {
    /** Widths of pictures in pixels: a piece in a list, on a phone's board, on a big screen. */
    private static final List<Integer> SIDES = List.of(96, 160, 320);

    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    /** Drawing takes a moment and gives the same every time, so one drawing serves all servers of a process. */
    private static final Map<Key, byte[]> DRAWN = new ConcurrentHashMap<>();

    private final String version;

    private record Key(String set, String piece, int side) {}

    /** A set as pages need it; {@code version} goes into the address of every picture, so that a phone may keep it. */
    private record SetView(
            String set,
            String prefix,
            String title,
            String certainty,
            double ratio,
            int span,
            String version,
            List<PieceView> tiles) {}

    private record PieceView(String name, int count, List<String> sides, List<ArtSet.Segment> segments) {}

    /**
     * Begins to draw the set most people play with, then to look at all others, so that the first phone need not wait:
     * the shapes of a set with many different tiles take seconds.
     *
     * @param version changes when the art may have changed
     */
    public ArtApi(String version) {
        this.version = version;
        inBackground(() -> {
            ArtSet.named(CarcassonneTiles.BASE_SETS.get(0)).ifPresent(ArtApi::drawAll);
            ArtSet.readAll();
        });
    }

    /** Whoever asks for a set wants its pictures next: they are drawn while the answer is on its way. */
    public void set(Context ctx) {
        ArtSet set = known(ctx);
        inBackground(() -> drawAll(set));
        List<PieceView> pieces = set.pieces().entrySet().stream()
                .map(it -> new PieceView(
                        it.getKey(),
                        it.getValue().count(),
                        it.getValue().sides(),
                        it.getValue().segments()))
                .toList();
        ctx.header("Cache-Control", "no-cache")
                .json(new SetView(
                        set.id(),
                        set.prefix(),
                        set.title(),
                        set.certainty(),
                        set.ratio(),
                        set.span(),
                        version,
                        pieces));
    }

    /** JPEG, not PNG: the grain of the art makes a PNG of 160 pixels 64 kB on the average, where a JPEG has 9. */
    public void picture(Context ctx) {
        ArtSet set = known(ctx);
        String name = ctx.pathParam("tile");
        int side = side(ctx);
        ArtSet.Drawn piece = Optional.ofNullable(set.pieces().get(name))
                .orElseThrow(() -> new NotFoundResponse("set " + set.id() + " has no tile '" + name + "'"));
        byte[] picture = drawn(set, name, piece, side);
        String tag = "\"" + version + "-" + Arrays.hashCode(picture) + "\"";
        ctx.header("ETag", tag).header("Cache-Control", version.equals(ctx.queryParam("v")) ? FOR_EVER : "no-cache");
        if (tag.equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
        } else {
            ctx.contentType("image/jpeg").result(picture);
        }
    }

    private static byte[] drawn(ArtSet set, String name, ArtSet.Drawn piece, int side) {
        return DRAWN.computeIfAbsent(
                new Key(set.id(), name, side), key -> jpeg(piece.face().draw(key.side())));
    }

    private static void drawAll(ArtSet set) {
        set.pieces().forEach((name, piece) -> drawn(set, name, piece, SIDES.get(1)));
    }

    private static void inBackground(Runnable work) {
        Thread thread = new Thread(work, "art");
        thread.setDaemon(true);
        thread.start();
    }

    private static ArtSet known(Context ctx) {
        String id = ctx.pathParam("set");
        return ArtSet.named(id)
                .orElseThrow(
                        () -> new NotFoundResponse("there is no tile set '" + id + "'; there are " + ArtSet.ids()));
    }

    private static int side(Context ctx) {
        String side = ctx.queryParam("side");
        return SIDES.stream()
                .filter(it -> side == null ? it == 160 : String.valueOf(it).equals(side))
                .findFirst()
                .orElseThrow(() -> new BadRequestResponse("side: '" + side + "' is none of " + SIDES));
    }

    /** Without transparency, which a JPEG cannot have: corners that are cut off show white paper. */
    private static byte[] jpeg(BufferedImage image) {
        BufferedImage opaque = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        var g = opaque.createGraphics();
        g.drawImage(image, 0, 0, java.awt.Color.WHITE, null);
        g.dispose();
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            ImageIO.write(opaque, "jpg", out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
