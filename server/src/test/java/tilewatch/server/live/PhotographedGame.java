package tilewatch.server.live;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.server.live.Seen.Reading;
import tilewatch.server.live.Seen.SeenFigure;
import tilewatch.server.live.Seen.SeenTile;
import tilewatch.server.live.Seen.Trust;
import tilewatch.server.table.Watching;
import tilewatch.server.view.Snapshot;

/** What people have noted of a game that was photographed once a turn. */
public record PhotographedGame(
        Path folder, Map<String, Integer> scans, Anchor anchor, List<String> turns, Set<String> scores) {
    private static final List<String> COLOURS = List.of("red", "yellow");

    public static PhotographedGame read(Path folder) throws IOException {
        Map<String, Integer> scans = new HashMap<>();
        csv(folder.resolveSibling("tile-scans").resolve("orientation.csv"))
                .forEach(row -> scans.put(row[0], Integer.parseInt(row[1])));
        List<String[]> played = csv(folder.resolve("turns.csv"));
        String[] start = played.get(0);
        Anchor anchor = new Anchor(
                new Pos(Integer.parseInt(start[5]), Integer.parseInt(start[4])),
                Turn.of(Integer.parseInt(start[3]) + scans.getOrDefault(start[2], 0)));
        List<String> turns = new ArrayList<>();
        for (String[] turn : played.subList(1, played.size())) {
            Pos pos = anchor.square(new Pos(Integer.parseInt(turn[5]), Integer.parseInt(turn[4])));
            int quarters = anchor.turn(Integer.parseInt(turn[3]) + scans.getOrDefault(turn[2], 0));
            String claims = turn[7].isEmpty() ? "" : " " + turn[7].split(" ", -1)[1];
            turns.add(
                    COLOURS.indexOf(turn[6]) + " " + turn[2] + Turn.of(quarters).arrow() + " " + pos + claims);
        }
        Set<String> scores = new TreeSet<>();
        for (String[] row : csv(folder.resolve("scoring.csv"))) {
            Set<String> cells = new TreeSet<>();
            for (String cell : row[3].split(" ", -1)) {
                cells.add(anchor.square(new Pos(cell.charAt(1) - '0', cell.charAt(0) - '0'))
                        .toString());
            }
            for (String colour : row[8].split(" ", -1)) {
                scores.add(COLOURS.indexOf(colour) + " " + row[2] + " " + row[5] + " " + cells);
            }
        }
        return new PhotographedGame(folder, scans, anchor, turns, scores);
    }

    /** A move with what its figure claims instead of the segment's name. */
    public static String withFeature(String move) {
        return move.replaceAll(" meeple c\\d", " city")
                .replaceAll(" meeple r\\d", " road")
                .replaceAll(" meeple f\\d", " field")
                .replaceAll(" meeple m\\d", " monastery");
    }

    public static Set<String> scores(List<Snapshot.Line> lines) {
        Set<String> scores = new TreeSet<>();
        for (Snapshot.Line line : lines) {
            scores.add(score(
                    line.player(),
                    line.feature(),
                    line.points(),
                    line.cells().stream().map(cell -> cell.x() + "," + cell.y()).toList()));
        }
        return scores;
    }

    /** A score line as {@link #scores} has it. */
    public static String score(int player, String feature, int points, List<String> cells) {
        return player + " " + feature + " " + points + " " + new TreeSet<>(cells);
    }

    /** What lies on a photograph, as a perfect camera would say. */
    Seen view(int frame) throws IOException {
        Map<Pos, SeenTile> tiles = new HashMap<>();
        for (String[] row : csv(folder.resolve("tiles.csv"))) {
            if (Integer.parseInt(row[0]) == frame) {
                Pos pos = anchor.square(new Pos(Integer.parseInt(row[2]), Integer.parseInt(row[1])));
                int turn = anchor.turn(Integer.parseInt(row[4]) + scans.getOrDefault(row[3], 0));
                tiles.put(pos, new SeenTile(pos, List.of(new Reading(row[3], turn, 1)), Trust.SURE));
            }
        }
        List<String[]> claims = csv(folder.resolve("figures.csv"));
        List<SeenFigure> figures = new ArrayList<>();
        for (String[] row : csv(folder.resolve("figures-per-frame.csv"))) {
            if (Integer.parseInt(row[0]) == frame) {
                Pos pos = anchor.square(new Pos(Integer.parseInt(row[3]), Integer.parseInt(row[2])));
                double[] foot = anchor.place(Double.parseDouble(row[4]), Double.parseDouble(row[5]));
                figures.add(
                        new SeenFigure(pos, foot[0], foot[1], COLOURS.indexOf(row[1]), claim(claims, row, frame), 0.9));
            }
        }
        return new Seen(Watching.WATCHING, tiles, figures);
    }

    private static String claim(List<String[]> claims, String[] row, int frame) {
        return claims.stream()
                .filter(it -> it[1].equals(row[1])
                        && it[2].equals(row[2])
                        && it[3].equals(row[3])
                        && Integer.parseInt(it[9]) <= frame
                        && frame <= Integer.parseInt(it[10]))
                .map(it -> it[7])
                .findFirst()
                .orElse("");
    }

    private static List<String[]> csv(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .skip(1)
                .map(line -> line.split(",", -1))
                .toList();
    }
}
