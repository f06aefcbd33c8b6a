package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;

/**
 * Reads what a tile or a start space shows: its parts between bars, each with the thirds of the rim it owns.
 *
 * <pre>
 * street N | tower S | house NR EL | courtyard E | courtyard NL W market
 * </pre>
 *
 * A street meets a side in the middle. For anything else a side's letter is as much of that side as no other part names
 * more closely, so here one courtyard has the middle and the right third of the east side.
 */
final class PieceReader {

    private static final String MARKETS = "market=";

    private final BoxFile file;
    private final BoxFile.Line line;
    private final Set<Slot> named = EnumSet.noneOf(Slot.class);

    PieceReader(BoxFile file, BoxFile.Line line) {
        this.file = file;
        this.line = line;
    }

    /** A tile, which shows all four sides, or a start space, which shows one. */
    Piece read(String name, Set<Side> sides) {
        for (String text : line.parts()) {
            List<String> words = words(text);
            for (String word : words.subList(1, words.size())) {
                slot(word).filter(slot -> !wholeSide(slot, feature(words))).ifPresent(named::add);
            }
        }
        try {
            Piece piece = new Piece(name, line.parts().stream().map(this::part).toList());
            checkRim(piece, sides);
            return piece;
        } catch (IllegalArgumentException flaw) {
            throw file.wrong(
                    line.number(), String.join(" | ", line.parts()), "each third owned once, but " + flaw.getMessage());
        }
    }

    private static void checkRim(Piece piece, Set<Side> sides) {
        Set<Slot> owned = EnumSet.noneOf(Slot.class);
        piece.parts().forEach(part -> owned.addAll(part.slots()));
        for (Slot slot : Slot.values()) {
            if (owned.contains(slot) != sides.contains(slot.side())) {
                throw new IllegalArgumentException(slot + (owned.contains(slot) ? " lies in the wall" : " is free"));
            }
        }
    }

    private Part part(String text) {
        List<String> words = words(text);
        Set<Slot> slots = EnumSet.noneOf(Slot.class);
        int markets = 0;
        boolean fountain = false;
        for (String word : words.subList(1, words.size())) {
            if (word.equals("fountain")) {
                fountain = true;
            } else if (word.equals("market")) {
                markets = 1;
            } else if (word.startsWith(MARKETS)) {
                markets = file.number(line.number(), word.substring(MARKETS.length()));
            } else {
                Slot slot = slot(word)
                        .orElseThrow(() -> file.wrong(
                                line.number(), word, "a side (N E S W), a third (NL NR …), market or fountain"));
                slots.addAll(wholeSide(slot, feature(words)) ? restOfSide(slot.side()) : List.of(slot));
            }
        }
        return new Part(feature(words), List.copyOf(slots), markets, fountain);
    }

    private List<Slot> restOfSide(Side side) {
        List<Slot> rest = new ArrayList<>();
        for (Slot slot : Slot.values()) {
            if (slot.side() == side && !named.contains(slot)) {
                rest.add(slot);
            }
        }
        return rest;
    }

    private static boolean wholeSide(Slot slot, Feature feature) {
        return feature != Feature.STREET && slot == Slot.middle(slot.side());
    }

    private Feature feature(List<String> words) {
        return Feature.named(words.get(0))
                .orElseThrow(() -> file.wrong(line.number(), words.get(0), "street, tower, house or courtyard"));
    }

    private static Optional<Slot> slot(String word) {
        return List.of(Slot.values()).stream()
                .filter(slot -> slot.name().equals(word))
                .findFirst();
    }

    private static List<String> words(String text) {
        return List.of(text.split("\\s+"));
    }
}
