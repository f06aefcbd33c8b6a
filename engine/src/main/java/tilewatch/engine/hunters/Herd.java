package tilewatch.engine.hunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.area.Zone;

/** The animals on some part of a meadow. */
record Herd(int deer, int aurochs, int mammoths, int tigers) {

    /** @param hunted zones whose animals a hunting trap has taken away */
    static Herd of(Iterable<Zone> meadow, Set<Integer> hunted) {
        int deer = 0;
        int aurochs = 0;
        int mammoths = 0;
        int tigers = 0;
        for (Zone zone : meadow) {
            if (!zone.segment().numbers().isEmpty() && !hunted.contains(zone.id())) {
                deer += zone.segment().number("deer");
                aurochs += zone.segment().number("aurochs");
                mammoths += zone.segment().number("mammoth");
                tigers += zone.segment().number("tiger");
            }
        }
        return new Herd(deer, aurochs, mammoths, tigers);
    }

    /** Deer the tigers take: one each, and a tiger too many takes nothing. */
    int prey() {
        return Math.min(deer, tigers);
    }

    /** What the animals are worth when so many of the deer are taken; empty if there is nothing to count. */
    List<Term> terms(Edition edition, int taken) {
        List<Term> terms = new ArrayList<>(3);
        add(terms, deer - taken, "deer", edition.deer());
        add(terms, taken, taken == 1 ? "deer taken by a tiger" : "deer taken by tigers", 0);
        add(terms, aurochs, "aurochs", edition.aurochs());
        add(terms, mammoths, mammoths == 1 ? "mammoth" : "mammoths", edition.mammoth());
        return terms;
    }

    private static void add(List<Term> terms, int count, String what, int each) {
        if (count > 0) {
            terms.add(new Term(count, what, each));
        }
    }
}
