package tilewatch.recognizer.lattice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** From one seed takes up all seeds whose corners fall on whole cells of its grid, refitting as they join. */
final class Consensus {
    private static final double TOLERANCE = .15;

    private final LatticeFit fit;

    Consensus(LatticeFit fit) {
        this.fit = fit;
    }

    record Found(Homography lattice, Set<Cell> cells) {}

    private record Member(Seed seed, int turns, Cell cell) {}

    Optional<Found> of(Seed first, List<Seed> seeds) {
        Optional<Homography> start =
                fit.fit(first.onTile, first.image, 1, .06).filter(h -> fit.sane(h, List.of(new Cell(0, 0))));
        if (start.isEmpty()) {
            return Optional.empty();
        }
        Homography lattice = start.get();
        Optional<Found> best = Optional.empty();
        int before = -1;
        for (int round = 0; round < 8; round++) {
            Map<Cell, Member> members = members(lattice, seeds, 1 + 2 * round);
            Optional<Homography> next = members.isEmpty() ? Optional.empty() : refit(members);
            if (next.isEmpty()) {
                break;
            }
            lattice = next.get();
            best = Optional.of(new Found(lattice, Set.copyOf(members.keySet())));
            int votes = members.values().stream().mapToInt(m -> m.seed.votes).sum();
            if (votes == before && round > 3) {
                break;
            }
            before = votes;
        }
        return best;
    }

    private Map<Cell, Member> members(Homography lattice, List<Seed> seeds, int reach) {
        Map<Cell, Member> members = new HashMap<>();
        for (Seed seed : seeds) {
            double[] e = lattice.map(seed.corners);
            int col = (int) Math.floor((e[0] + e[2] + e[4] + e[6]) / 4);
            int row = (int) Math.floor((e[1] + e[3] + e[5] + e[7]) / 4);
            int turns = Math.floorMod(Math.round(Math.atan2(e[3] - e[1], e[2] - e[0]) / (Math.PI / 2)), 4);
            double sum = 0;
            double most = 0;
            for (int i = 0; i < 4; i++) {
                int corner = (i + turns) % 4;
                double ex = Math.abs(e[2 * i] - col - (corner == 1 || corner == 2 ? 1 : 0));
                double ey = Math.abs(e[2 * i + 1] - row - (corner >= 2 ? 1 : 0));
                sum += ex + ey;
                most = Math.max(most, Math.max(ex, ey));
            }
            Cell cell = new Cell(row, col);
            if (sum / 8 <= TOLERANCE
                    && most <= 2.2 * TOLERANCE
                    && Math.max(Math.abs(row), Math.abs(col)) <= reach
                    && (!members.containsKey(cell) || members.get(cell).seed.votes < seed.votes)) {
                members.put(cell, new Member(seed, turns, cell));
            }
        }
        return members;
    }

    private Optional<Homography> refit(Map<Cell, Member> members) {
        int n = members.values().stream().mapToInt(m -> m.seed.onTile.length).sum();
        double[] grid = new double[n];
        double[] image = new double[n];
        int at = 0;
        for (Member m : members.values()) {
            for (int i = 0; i < m.seed.onTile.length; i += 2) {
                double u = m.seed.onTile[i] - .5;
                double v = m.seed.onTile[i + 1] - .5;
                for (int t = 0; t < m.turns; t++) {
                    double w = u;
                    u = -v;
                    v = w;
                }
                image[at] = m.seed.image[i];
                image[at + 1] = m.seed.image[i + 1];
                grid[at++] = m.cell.col() + .5 + u;
                grid[at++] = m.cell.row() + .5 + v;
            }
        }
        return fit.fit(grid, image, members.size(), .06).filter(h -> fit.sane(h, members.keySet()));
    }
}
