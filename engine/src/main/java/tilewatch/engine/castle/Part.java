package tilewatch.engine.castle;

import java.util.List;
import tilewatch.engine.board.Slot;

/**
 * A street, tower, house or courtyard as one piece shows it.
 *
 * @param slots the thirds of the rim it reaches; what it joins, it joins through them
 * @param fountain doubles the whole street, once
 */
public record Part(Feature feature, List<Slot> slots, int markets, boolean fountain) {

    public Part {
        slots = List.copyOf(slots);
        if (slots.isEmpty()) {
            throw new IllegalArgumentException("a " + feature.word() + " that reaches no side");
        }
        if (fountain && feature != Feature.STREET) {
            throw new IllegalArgumentException("a fountain on a " + feature.word() + "; it stands on a street");
        }
        if (markets > 0 && feature != Feature.COURTYARD) {
            throw new IllegalArgumentException("a market on a " + feature.word() + "; it stands on a courtyard");
        }
        for (Slot slot : slots) {
            if (feature == Feature.STREET && slot != Slot.middle(slot.side())) {
                throw new IllegalArgumentException("a street at " + slot + "; it meets a side in the middle");
            }
        }
    }
}
