package tilewatch.recognizer.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import tilewatch.calibration.mats.MatArena;
import tilewatch.recognizer.identify.TileBook;

/** Finds the grid from scratch: seeds, consensus, growth; wrong is worse than not found. */
final class LatticeFinder {
    private static final int TRIES = 8;
    private static final int STRONGEST = 1800;
    private static final int MANY_TILES = 12;

    /** Confidence in a tile that nothing but a tile reaches. */
    private static final double PLAIN = 6;

    private final SeedFinder seeds;
    private final CellEye eye;

    LatticeFinder(TileBook book, CellEye eye) {
        this.seeds = new SeedFinder(book);
        this.eye = eye;
    }

    Optional<Lattice> find(Mat image, MatArena arena) {
        SeedFinder.Search search = seeds.in(image, arena);
        // A full table shows itself in the strongest features; only a small one needs them all.
        Optional<Lattice> quick = find(image, search.seeds(STRONGEST));
        boolean enough = quick.isPresent() && quick.get().tiles().size() >= MANY_TILES;
        return enough || search.exhausted(STRONGEST) ? quick : find(image, search.seeds(SeedFinder.FEATURES));
    }

    private Optional<Lattice> find(Mat image, List<Seed> all) {
        LatticeFit fit = new LatticeFit(image.size());
        Consensus consensus = new Consensus(fit);
        Grower grower = new Grower(image, fit, eye);
        List<Lattice> done = new ArrayList<>();
        int tries = 0;
        for (Seed seed : all) {
            if (tries >= TRIES) {
                break;
            }
            if (done.stream().anyMatch(l -> l.agrees(seed, .1))) {
                continue;
            }
            tries++;
            Optional<Lattice> grown =
                    consensus.of(seed, all).flatMap(found -> grower.grow(found.lattice(), found.cells()));
            if (grown.isEmpty()) {
                continue;
            }
            Lattice lattice = grown.get();
            done.add(lattice);
            long agreeing = all.stream().filter(s -> lattice.agrees(s, .1)).count();
            if (2 * agreeing >= all.size() && lattice.tiles().size() >= 6) {
                break;
            }
        }
        return done.stream().reduce((a, b) -> b.score() > a.score() ? b : a).filter(best -> trustworthy(best, all));
    }

    /** Best and mean confidence, total score, and the share of seeds that agree where there are few tiles. */
    private static boolean trustworthy(Lattice lattice, List<Seed> seeds) {
        List<Seed> strong = seeds.stream().filter(s -> s.votes >= 5).toList();
        List<Seed> use = strong.isEmpty() ? seeds : strong;
        double all = use.stream().mapToInt(s -> s.votes).sum();
        double agreeing = use.stream()
                .filter(s -> lattice.agrees(s, .12))
                .mapToInt(s -> s.votes)
                .sum();
        double best = lattice.tiles().values().stream()
                .mapToDouble(t -> t.confidence)
                .max()
                .orElse(0);
        double mean = lattice.tiles().values().stream()
                .mapToDouble(t -> t.confidence)
                .average()
                .orElse(0);
        return best >= 3.5
                && mean >= 2.5
                && lattice.score() >= 4
                && (lattice.tiles().size() >= 4 || agreeing >= .8 * all || (best >= PLAIN && unrivalled(lattice, use)));
    }

    /** Grain and cloth give many weak seeds, which together outvote a lone tile though none comes near it. */
    private static boolean unrivalled(Lattice lattice, List<Seed> seeds) {
        int own = 0;
        int rival = 0;
        for (Seed seed : seeds) {
            if (lattice.agrees(seed, .12)) {
                own = Math.max(own, seed.votes);
            } else {
                rival = Math.max(rival, seed.votes);
            }
        }
        return own >= 2 * rival;
    }
}
