package tilewatch.engine.forest;

/** What one quarter of a card shows. */
public sealed interface Cell {

    /** Whether the printed cells alone let this one lie on top of that one; towers are another matter. */
    boolean mayCover(Cell under);

    default boolean shows(Clan clan) {
        return false;
    }

    /** As card files and people write it: {@code clearing}, {@code bear}, {@code fox3}. */
    String code();

    record Clearing() implements Cell {

        @Override
        public boolean mayCover(Cell under) {
            return under instanceof Clearing;
        }

        @Override
        public String code() {
            return "clearing";
        }
    }

    record Bear() implements Cell {

        @Override
        public boolean mayCover(Cell under) {
            return !(under instanceof Bear);
        }

        @Override
        public String code() {
            return "bear";
        }
    }

    record Animals(Clan clan, int count) implements Cell {

        static final int MOST = 4;

        public Animals {
            if (count < 1 || count > MOST) {
                throw new IllegalArgumentException(count + " animals; a cell shows 1 to " + MOST);
            }
        }

        @Override
        public boolean mayCover(Cell under) {
            return under instanceof Clearing || (under instanceof Animals animals && count > animals.count);
        }

        @Override
        public boolean shows(Clan other) {
            return clan == other;
        }

        @Override
        public String code() {
            return clan.word() + count;
        }
    }
}
