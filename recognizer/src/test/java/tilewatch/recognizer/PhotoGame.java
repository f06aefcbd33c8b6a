package tilewatch.recognizer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.recognizer.lattice.Cell;
import tilewatch.recognizer.lattice.Homography;

/** The truth about a photographed game. */
record PhotoGame(
        Map<Integer, List<Tile>> tiles, Map<Integer, List<Figure>> figures, Map<Integer, Homography> lattices) {
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?(e[-+]?\\d+)?");
    private static final Pattern FRAME = Pattern.compile("\"(\\d\\d)\\.jpg\": *\\[([^\"}]*)");

    record Tile(int row, int col, String tile, int turns, boolean fresh) {}

    record Figure(String colour, int row, int col, double u, double v, String claims, boolean certain) {}

    static PhotoGame read(Path folder) throws IOException {
        Map<Integer, List<Tile>> tiles = new HashMap<>();
        for (String[] f : csv(folder.resolve("tiles.csv"))) {
            int frame = Integer.parseInt(f[0]);
            tiles.computeIfAbsent(frame, k -> new ArrayList<>())
                    .add(new Tile(
                            Integer.parseInt(f[1]),
                            Integer.parseInt(f[2]),
                            f[3],
                            Integer.parseInt(f[4]),
                            Integer.parseInt(f[5]) == frame));
        }
        List<String[]> claims = csv(folder.resolve("figures.csv"));
        Map<Integer, List<Figure>> figures = new HashMap<>();
        for (String[] f : csv(folder.resolve("figures-per-frame.csv"))) {
            int frame = Integer.parseInt(f[0]);
            String[] figure = claims.stream()
                    .filter(c -> c[1].equals(f[1])
                            && c[2].equals(f[2])
                            && c[3].equals(f[3])
                            && Integer.parseInt(c[9]) <= frame
                            && frame <= Integer.parseInt(c[10]))
                    .findFirst()
                    .orElseThrow(() -> new IOException("no figure for " + String.join(",", f)));
            figures.computeIfAbsent(frame, k -> new ArrayList<>())
                    .add(new Figure(
                            f[1],
                            Integer.parseInt(f[2]),
                            Integer.parseInt(f[3]),
                            Double.parseDouble(f[4]),
                            Double.parseDouble(f[5]),
                            figure[7],
                            figure[8].equals("high")));
        }
        Map<Integer, Homography> lattices = new HashMap<>();
        Matcher frame = FRAME.matcher(Files.readString(folder.resolve("homographies.json")));
        while (frame.find()) {
            double[] h = NUMBER.matcher(frame.group(2))
                    .results()
                    .mapToDouble(n -> Double.parseDouble(n.group()))
                    .limit(9)
                    .toArray();
            for (int i = 0; i < 6; i++) {
                h[i] /= 100;
            }
            lattices.put(Integer.parseInt(frame.group(1)), Homography.of(h));
        }
        return new PhotoGame(tiles, figures, lattices);
    }

    private static List<String[]> csv(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .skip(1)
                .map(l -> l.split(",", -1))
                .toList();
    }

    /** Mean distance of the tiles' corners from where they are, in tiles, when the grids differ by {@code shift}. */
    double cornerError(int frame, Homography lattice, Cell shift) {
        Homography toImage = lattices.getOrDefault(frame, lattice).inverse();
        double sum = 0;
        int n = 0;
        for (Tile tile : tiles.getOrDefault(frame, List.of())) {
            double[] seen = lattice.map(toImage.corners(new Cell(tile.row, tile.col)));
            for (int i = 0; i < 4; i++) {
                double x = tile.col - shift.col() + (i == 1 || i == 2 ? 1 : 0);
                double y = tile.row - shift.row() + (i >= 2 ? 1 : 0);
                sum += Math.hypot(seen[2 * i] - x, seen[2 * i + 1] - y);
                n++;
            }
        }
        return sum / n;
    }
}
