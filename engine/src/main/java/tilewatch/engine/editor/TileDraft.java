package tilewatch.engine.editor;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Slot;
import tilewatch.engine.tiles.Terrain;
import tilewatch.engine.tiles.Vocabulary;

/**
 * A tile as somebody marks it on its picture; it may still be wrong.
 *
 * @param marks of the whole tile, as its set's vocabulary has them
 */
public record TileDraft(String name, int count, boolean start, Map<String, String> marks, List<Part> parts) {

    /**
     * A part of the tile that hangs together.
     *
     * @param slots the thirds of the rim it owns; none for something inside
     * @param marks what is on it: {@code shields=1}, {@code touches=c1}
     */
    public record Part(String terrain, Set<Slot> slots, Map<String, String> marks) {
        public Part {
            slots = Set.copyOf(slots);
            marks = Map.copyOf(marks);
        }
    }

    public TileDraft {
        marks = Map.copyOf(marks);
        parts = List.copyOf(parts);
    }

    /** Everything about the rim and the words that cannot be, each as a sentence; empty if the tile can be written. */
    public List<String> problems(Vocabulary vocabulary) {
        List<String> problems = new ArrayList<>();
        if (!name.matches("[^\\s|#=^<>]{1,40}") || name.equals("v")) {
            problems.add("'" + name + "' is no name: 1 to 40 characters without spaces, |, #, =, ^, < and >");
        }
        if (count < 1) {
            problems.add(name + ": " + count + " copies");
        }
        Map<Slot, Integer> owners = new EnumMap<>(Slot.class);
        for (Part part : parts) {
            part.slots.forEach(slot -> owners.merge(slot, 1, Integer::sum));
            Optional<Terrain> terrain = terrain(part, vocabulary);
            if (terrain.isEmpty()) {
                problems.add(name + ": there is no terrain '" + part.terrain + "'");
            } else {
                problems.addAll(shape(part, terrain.get()));
            }
        }
        for (Slot slot : Slot.values()) {
            int times = owners.getOrDefault(slot, 0);
            if (times != 1) {
                problems.add(name + ": slot " + slot + " is owned " + (times == 0 ? "by nothing" : times + " times"));
            }
        }
        return problems;
    }

    private static Optional<Terrain> terrain(Part part, Vocabulary vocabulary) {
        return vocabulary.terrains().stream()
                .filter(t -> t.name().equals(part.terrain))
                .findFirst();
    }

    private List<String> shape(Part part, Terrain terrain) {
        List<String> problems = new ArrayList<>();
        String what = name + ": " + part.terrain;
        boolean inner = terrain.shape() == Terrain.Shape.INNER;
        if (inner != part.slots.isEmpty()) {
            problems.add(what + (inner ? " lies inside and owns no side" : " owns no part of the rim"));
        }
        for (Slot slot : part.slots) {
            boolean middle = Slot.middle(slot.side()) == slot;
            if (terrain.shape() == Terrain.Shape.LINE && !middle) {
                problems.add(what + " meets a side in its middle, not at " + slot);
            }
            if (terrain.shape() == Terrain.Shape.AREA && middle && !whole(part, slot.side())) {
                problems.add(what + " has the middle of side " + slot.side() + " and not all of it");
            }
        }
        for (String mark : part.marks.keySet()) {
            if (!terrain.marks().containsKey(mark)) {
                problems.add(what + " has no '" + mark + "'");
            }
        }
        return problems;
    }

    private static boolean whole(Part part, Side side) {
        int first = side.ordinal() * 3;
        return part.slots.containsAll(List.of(Slot.values()).subList(first, first + 3));
    }

    /** The tile's line in a {@code .tiles} file; it must have no problems. */
    String line() {
        return "tile " + name + " x" + count + (start ? " start" : "") + words(marks)
                + parts.stream().map(TileDraft::text).collect(Collectors.joining());
    }

    private static String text(Part part) {
        StringBuilder text = new StringBuilder(" | ").append(part.terrain);
        Set<Slot> left = EnumSet.noneOf(Slot.class);
        left.addAll(part.slots);
        for (Slot slot : Slot.values()) {
            if (left.contains(slot)) {
                boolean whole = whole(part, slot.side());
                text.append(' ').append(whole ? slot.side().name() : slot.name());
                if (whole) {
                    left.removeIf(other -> other.side() == slot.side());
                }
            }
        }
        return text.append(words(part.marks)).toString();
    }

    private static String words(Map<String, String> marks) {
        return new TreeMap<>(marks)
                .entrySet().stream()
                        .map(m -> " " + m.getKey() + "=" + m.getValue())
                        .collect(Collectors.joining());
    }
}
