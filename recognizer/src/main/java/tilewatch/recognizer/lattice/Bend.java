package tilewatch.recognizer.lattice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Big boards bend: the grid around a cell, corrected by what its nearest tiles show. */
final class Bend {
    private static final int NEAREST = 8;
    private static final double RIDGE = .6;

    private Bend() {}

    private record Residual(double x, double y, double ex, double ey) {}

    /** {@code lattice} with a local affine correction at {@code cell}; unchanged where too little is known. */
    static Homography at(Homography lattice, Map<Cell, Sighting> tiles, Cell cell) {
        if (tiles.size() < 6) {
            return lattice;
        }
        List<Cell> near = tiles.entrySet().stream()
                .filter(e -> !e.getKey().equals(cell) && e.getKey().distance(cell) <= 3 && !e.getValue().weak)
                .map(Map.Entry::getKey)
                .sorted(Comparator.comparingInt((Cell c) -> square(c.row() - cell.row()) + square(c.col() - cell.col()))
                        .thenComparingInt(Cell::row)
                        .thenComparingInt(Cell::col))
                .limit(NEAREST)
                .toList();
        List<Residual> residuals = new ArrayList<>();
        for (Cell c : near) {
            Sighting tile = tiles.get(c);
            if (tile != null) {
                double[] centre =
                        lattice.map(tile.lattice.inverse().map(c.col() + .5 + tile.dx, c.row() + .5 + tile.dy));
                residuals.add(new Residual(
                        c.col() - cell.col(),
                        c.row() - cell.row(),
                        centre[0] - c.col() - .5,
                        centre[1] - c.row() - .5));
            }
        }
        double mx = median(residuals.stream().mapToDouble(Residual::ex).sorted().toArray());
        double my = median(residuals.stream().mapToDouble(Residual::ey).sorted().toArray());
        residuals.removeIf(r -> Math.max(Math.abs(r.ex - mx), Math.abs(r.ey - my)) >= .3);
        return residuals.size() < 3 ? lattice : corrected(lattice, residuals, cell);
    }

    /** Weighted ridge regression of the residuals on 1, x, y. */
    private static Homography corrected(Homography lattice, List<Residual> residuals, Cell cell) {
        double[][] a = {{.02, 0, 0}, {0, RIDGE, 0}, {0, 0, RIDGE}};
        double[][] b = new double[3][2];
        for (Residual r : residuals) {
            double w = 1 / (1 + r.x * r.x + r.y * r.y);
            double[] row = {1, r.x, r.y};
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 3; j++) {
                    a[i][j] += w * row[i] * row[j];
                }
                b[i][0] += w * row[i] * r.ex;
                b[i][1] += w * row[i] * r.ey;
            }
        }
        Homography inverse = Homography.of(
                        a[0][0], a[0][1], a[0][2], a[1][0], a[1][1], a[1][2], a[2][0], a[2][1], a[2][2])
                .inverse();
        double[] m = inverse.rows();
        double[][] k = new double[3][2];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                k[i][0] += m[3 * i + j] * b[j][0];
                k[i][1] += m[3 * i + j] * b[j][1];
            }
        }
        double cx = cell.col() + .5;
        double cy = cell.row() + .5;
        Homography bend = Homography.of(
                1 + k[1][0],
                k[2][0],
                k[0][0] - k[1][0] * cx - k[2][0] * cy,
                k[1][1],
                1 + k[2][1],
                k[0][1] - k[1][1] * cx - k[2][1] * cy,
                0,
                0,
                1);
        return bend.inverse().after(lattice);
    }

    private static double median(double[] sorted) {
        int n = sorted.length;
        return n == 0 ? 0 : (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
    }

    private static int square(int v) {
        return v * v;
    }
}
