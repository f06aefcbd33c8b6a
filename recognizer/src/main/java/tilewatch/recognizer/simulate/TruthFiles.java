package tilewatch.recognizer.simulate;

import java.awt.geom.Point2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tilewatch.engine.board.Pos;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.Deed;

/**
 * What is to be read in the frames of a recording, as tables: {@code frames, tiles, corners, turns, figures,
 * figures-per-frame, scoring}, and {@code homographies.json}. Rows and columns count from the north-west corner of the finished board; places in a
 * tile (u to the right, v down) go from 0 to 1; turns are clockwise quarter turns from the tile's picture.
 */
public final class TruthFiles {
    private final Recording recording;
    private final List<Scene> scenes;
    private final int left;
    private final int top;
    private final Map<String, List<String>> tables = new LinkedHashMap<>();
    private final List<String> homographies = new ArrayList<>();

    /** For one recording; the corners are added frame by frame, as they depend on where the camera was. */
    public TruthFiles(Recording recording) {
        this.recording = recording;
        this.scenes = recording.scenes();
        List<LyingTile> all = scenes.get(scenes.size() - 1).tiles();
        left = all.stream().mapToInt(t -> t.laid().pos().x()).min().orElse(0);
        top = all.stream().mapToInt(t -> t.laid().pos().y()).min().orElse(0);
        frames();
        tiles();
        table("corners", "frame,row,col,x1,y1,x2,y2,x3,y3,x4,y4");
        turns();
        figures();
        tables.put("scoring", new ScoringTruth(recording, left, top).rows());
    }

    /** Notes where the corners of the tiles are in a frame: x and y in pixels, clockwise from the tile's top left. */
    public void addCorners(int frame, SimulatedCamera camera) {
        for (LyingTile tile : scenes.get(frame).tiles()) {
            StringBuilder row =
                    new StringBuilder(name(frame) + "," + cell(tile.laid().pos()));
            double[] corners = tile.corners();
            for (int i = 0; i < corners.length; i += 2) {
                Point2D at = camera.pose().project(new Vec(corners[i], corners[i + 1], 0));
                row.append(String.format(Locale.ROOT, ",%.1f,%.1f", at.getX(), at.getY()));
            }
            add("corners", row.toString());
        }
        homographies.add("\"" + SimulatedCamera.name(frame) + "\": "
                + GridMap.of(scenes.get(frame).tiles(), camera.pose()).json(left, top));
    }

    public void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (var table : tables.entrySet()) {
            Files.write(folder.resolve(table.getKey() + ".csv"), table.getValue());
        }
        Files.writeString(
                folder.resolve("homographies.json"),
                "{\n\"note\": \"image pixels to grid pixels, " + GridMap.PIXELS
                        + " per tile; a lens bends the picture, so this is the best fit\",\n\"frames\": {\n"
                        + String.join(",\n", homographies) + "\n}\n}\n");
    }

    private void frames() {
        table("frames", "frame,turn,hand");
        for (int i = 0; i < scenes.size(); i++) {
            add(
                    "frames",
                    name(i) + "," + scenes.get(i).turn() + ","
                            + (scenes.get(i).hand().isPresent() ? "yes" : "no"));
        }
    }

    private void tiles() {
        table("tiles", "frame,row,col,tile,quarter_turns_clockwise,first_frame");
        Map<Pos, Integer> first = new TreeMap<>();
        for (int i = 0; i < scenes.size(); i++) {
            for (LyingTile tile : scenes.get(i).tiles()) {
                Pos pos = tile.laid().pos();
                first.putIfAbsent(pos, i);
                add("tiles", name(i) + "," + cell(pos) + "," + print(tile) + "," + name(first.getOrDefault(pos, i)));
            }
        }
    }

    /** The tile's name and its turn from its picture. */
    private String print(LyingTile lying) {
        int turns = lying.laid().turn().quarters()
                - recording.artwork().orientation().apply(lying.laid().tile());
        return lying.laid().tile().name() + "," + Math.floorMod(turns, 4);
    }

    private void turns() {
        table("turns", "turn,frame,tile,quarter_turns_clockwise,row,col,player,figure");
        int last = -1;
        for (int i = 0; i < scenes.size(); i++) {
            Scene scene = scenes.get(i);
            if (scene.turn() != last && scene.hand().isEmpty()) {
                last = scene.turn();
                LyingTile tile = scene.tiles().get(scene.tiles().size() - 1);
                String who = last == 0 ? "start" : player(move(last).player());
                add(
                        "turns",
                        last + "," + name(i) + "," + print(tile) + ","
                                + cell(tile.laid().pos()) + "," + who + "," + put(last));
            }
        }
    }

    private CarcassonneMove move(int turn) {
        return recording.match().turns().get(turn - 1).move();
    }

    static String player(int player) {
        return WoodColour.values()[player].toString();
    }

    private String put(int turn) {
        if (turn == 0 || !(move(turn).deed() instanceof Deed.Put)) {
            return "";
        }
        Pos pos = move(turn).pos();
        return scenes.stream()
                .filter(s -> s.turn() == turn)
                .flatMap(s -> s.figures().stream())
                .filter(f -> f.figure().zone().pos().equals(pos))
                .map(f -> f.name() + " " + claims(f) + (f.lying() ? " (lying)" : ""))
                .findFirst()
                .orElse("");
    }

    static String claims(PlacedFigure figure) {
        return figure.figure().zone().segment().terrain().name();
    }

    private void figures() {
        table("figures", "figure,colour,row,col,u,v,pose,claims,certainty,first_frame,last_frame");
        table("figures-per-frame", "frame,colour,row,col,u,v");
        Map<PlacedFigure, int[]> seen = new LinkedHashMap<>();
        for (int i = 0; i < scenes.size(); i++) {
            for (PlacedFigure figure : scenes.get(i).figures()) {
                int from = i;
                seen.computeIfAbsent(figure, f -> new int[] {from, from})[1] = i;
                add("figures-per-frame", name(i) + "," + figure.colour() + "," + place(figure));
            }
        }
        seen.forEach((figure, span) -> add(
                "figures",
                String.join(
                        ",",
                        figure.name(),
                        figure.colour().toString(),
                        place(figure),
                        figure.lying() ? "lying" : "standing",
                        claims(figure),
                        "high",
                        name(span[0]),
                        name(span[1]))));
    }

    /** Row, column, u and v of a figure's foot on the true grid; a foot near the rim may be on the next square. */
    private String place(PlacedFigure figure) {
        int x = (int) Math.floor(figure.x());
        int y = (int) Math.floor(figure.y());
        return String.format(Locale.ROOT, "%s,%.2f,%.2f", cell(new Pos(x, y)), figure.x() - x, figure.y() - y);
    }

    private String cell(Pos pos) {
        return (pos.y() - top) + "," + (pos.x() - left);
    }

    static String name(int frame) {
        return String.format(Locale.ROOT, "%03d", frame);
    }

    private void table(String name, String header) {
        tables.put(name, new ArrayList<>(List.of(header)));
    }

    private void add(String table, String row) {
        tables.computeIfAbsent(table, k -> new ArrayList<>()).add(row);
    }
}
