package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tilewatch.engine.NotationException;

/**
 * What can be asked of a table:
 *
 * <pre>
 * places Gate               3,4^ 3,4>
 * figures Gate^ 3,4         herald-N knight-SL
 * orders Gate^ 3,4          N+3,3/S 3,3/S+N
 * landings Gate^ 3,4        1.Ann@12+token 2.Bob@7
 * supply Ann                5
 * marker Ann                33
 * tokens Ann                4 ?
 * keep Ann                  3, or none
 * wall                      12 18 24
 * left Gate                 2
 * </pre>
 */
final class CastleQuestion {

    private CastleQuestion() {}

    static List<String> answer(CastleNotation notation, CastleState state, String question) {
        String[] words = question.strip().split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "places" -> places(state, CastleNotation.tile(state, rest));
            case "figures" -> figures(state, lay(notation, state, rest));
            case "orders" -> orders(state, lay(notation, state, rest));
            case "landings" -> landings(state, lay(notation, state, rest));
            case "supply" -> List.of("" + seat(state, rest).figures());
            case "marker" -> List.of("" + state.space(state.setup().playerNamed(rest)));
            case "tokens" -> tokens(seat(state, rest));
            case "keep" ->
                List.of(seat(state, rest).keep().map(keep -> "" + keep.size()).orElse("none"));
            case "wall" ->
                state.onWall().stream().map(corner -> "" + corner.first()).toList();
            case "left" ->
                List.of(""
                        + state.left()
                                .getOrDefault(CastleNotation.tile(state, rest).name(), 0));
            default ->
                throw new NotationException(
                        question, "places, figures, orders, landings, supply, marker, tokens, keep, wall or left");
        };
    }

    private static Seat seat(CastleState state, String player) {
        return state.seat(state.setup().playerNamed(player));
    }

    private static Lay lay(CastleNotation notation, CastleState state, String text) {
        CastleMove move = notation.parse(state, state.toMove(), text);
        if (move instanceof Lay lay) {
            return lay;
        }
        throw new NotationException(text, "a tile laid on a cell");
    }

    private static List<String> places(CastleState state, Piece piece) {
        return LegalMoves.with(state, piece).stream()
                .filter(Lay.class::isInstance)
                .map(Lay.class::cast)
                .map(lay -> lay.pos() + "" + lay.turn().arrow())
                .distinct()
                .toList();
    }

    private static List<String> figures(CastleState state, Lay lay) {
        Laid laid = new Laid(CastleNotation.tile(state, lay.tile()), lay.turn());
        List<String> figures = new ArrayList<>();
        for (CastleMove move : LegalMoves.with(state, laid.piece())) {
            if (move instanceof Lay other && other.pos().equals(lay.pos()) && other.turn() == lay.turn()) {
                other.figure()
                        .map(part -> laid.part(part).feature().figure() + "-" + laid.firstSlot(part))
                        .ifPresent(figures::add);
            }
        }
        return figures.stream().distinct().toList();
    }

    private static List<String> orders(CastleState state, Lay lay) {
        return LegalMoves.choices(state, lay).stream()
                .map(choice -> choice.choices().order().stream()
                        .map(spot -> CastleNotation.spot(state, choice, spot))
                        .collect(Collectors.joining("+")))
                .distinct()
                .toList();
    }

    private static List<String> landings(CastleState state, Lay lay) {
        List<String> stops = new ArrayList<>();
        for (Landing landing : lay.landings(state)) {
            stops.add((stops.size() + 1) + "." + state.setup().players().get(landing.player()) + "@" + landing.space()
                    + (landing.taken().isPresent() ? "+token" : ""));
        }
        return stops;
    }

    private static List<String> tokens(Seat seat) {
        return seat.tokens().stream()
                .map(held -> held.token().map(token -> "" + token.number()).orElse("?"))
                .toList();
    }
}
