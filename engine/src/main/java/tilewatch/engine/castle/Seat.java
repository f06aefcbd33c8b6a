package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What lies before a player.
 *
 * @param figures those in the supply; a seventh is the marker on the wall
 * @param keep where the keep stands; empty while it waits for the first house
 */
public record Seat(int figures, Optional<Keep> keep, List<Held> tokens) {

    static final Seat FIRST = new Seat(6, Optional.empty(), List.of());

    public Seat {
        tokens = List.copyOf(tokens);
    }

    /** How many tokens of a kind may be used. */
    int holds(Token kind) {
        return tokens.isEmpty()
                ? 0
                : (int) tokens.stream().filter(held -> held.shows(kind)).count();
    }

    /** Where the tokens were taken that nobody has told yet. */
    List<Corner> unknown() {
        return tokens.stream()
                .filter(held -> held.token().isEmpty())
                .map(Held::corner)
                .toList();
    }

    Seat withFigures(int more) {
        return new Seat(figures + more, keep, tokens);
    }

    Seat withKeep(Keep house) {
        return new Seat(figures, Optional.of(house), tokens);
    }

    Seat taking(Corner corner) {
        List<Held> more = new ArrayList<>(tokens);
        more.add(new Held(corner, Optional.empty()));
        return new Seat(figures, keep, more);
    }

    Seat told(Corner corner, Token kind) {
        return new Seat(
                figures,
                keep,
                tokens.stream()
                        .map(held -> held.corner().equals(corner) ? new Held(corner, Optional.of(kind)) : held)
                        .toList());
    }

    /** Without one token of that kind; unchanged if there is none. */
    Seat without(Token kind) {
        List<Held> fewer = new ArrayList<>(tokens);
        for (Held held : tokens) {
            if (held.shows(kind)) {
                fewer.remove(held);
                break;
            }
        }
        return new Seat(figures, keep, fewer);
    }
}
