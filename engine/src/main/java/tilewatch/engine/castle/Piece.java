package tilewatch.engine.castle;

import java.util.Arrays;
import java.util.List;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.board.Turn;

/** A castle tile, or what a start space shows: which of its parts owns which third of the rim. */
public final class Piece {

    /** Owner of a slot no part reaches: the stone of the wall behind a start space. */
    static final int STONE = -1;

    private final String name;
    private final List<Part> parts;
    private final int[][] owners = new int[4][Slot.COUNT];
    private final boolean[] streets = new boolean[4];
    private final int looks;

    Piece(String name, List<Part> parts) {
        this.name = name;
        this.parts = List.copyOf(parts);
        for (int[] turned : owners) {
            Arrays.fill(turned, STONE);
        }
        for (int part = 0; part < parts.size(); part++) {
            for (Slot slot : parts.get(part).slots()) {
                if (owners[0][slot.ordinal()] != STONE) {
                    throw new IllegalArgumentException(slot + " belongs to two parts");
                }
                for (int quarters = 0; quarters < 4; quarters++) {
                    owners[quarters][slot.turned(Turn.of(quarters)).ordinal()] = part;
                }
            }
        }
        for (Part part : parts) {
            for (Slot slot : part.slots()) {
                streets[slot.side().ordinal()] |= part.feature() == Feature.STREET;
            }
        }
        looks = sameTurned(1) ? 1 : sameTurned(2) ? 2 : 4;
    }

    public String name() {
        return name;
    }

    public List<Part> parts() {
        return parts;
    }

    /** Index of the part that owns this third of the rim when the piece lies turned so, or {@link #STONE}. */
    int partAt(Slot slot, Turn turn) {
        return owners[turn.quarters()][slot.ordinal()];
    }

    /** Whether a street runs over that side when the piece lies turned so. */
    boolean street(Side side, Turn turn) {
        return streets[(side.ordinal() - turn.quarters()) & 3];
    }

    /** How many of its four turns look different: 4, or 2 or 1 for a piece that repeats itself. */
    int looks() {
        return looks;
    }

    /** Turning maps every part onto one with the same features: the turned piece cannot be told from this one. */
    private boolean sameTurned(int quarters) {
        int[] image = new int[parts.size()];
        Arrays.fill(image, STONE);
        for (int slot = 0; slot < Slot.COUNT; slot++) {
            int here = owners[0][slot];
            int there = owners[quarters][slot];
            if (here == STONE || there == STONE) {
                return false;
            }
            if (image[here] == STONE) {
                image[here] = there;
            }
            if (image[here] != there || !alike(parts.get(here), parts.get(there))) {
                return false;
            }
        }
        return true;
    }

    private static boolean alike(Part a, Part b) {
        return a.feature() == b.feature() && a.markets() == b.markets() && a.fountain() == b.fountain();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Piece piece && name.equals(piece.name) && parts.equals(piece.parts);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
