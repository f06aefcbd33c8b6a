package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;

/** Every move the rules allow, whatever tile may be drawn and whatever a token may turn out to be. */
final class LegalMoves {

    private LegalMoves() {}

    static List<CastleMove> of(CastleState state) {
        List<CastleMove> moves = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            reveals(state, player, moves);
        }
        if (state.allLaid()) {
            for (int player = 0; player < 2; player++) {
                ending(state, player, moves);
            }
            return moves;
        }
        List<Pos> frontier = state.table().frontier();
        for (Piece piece : state.box().tiles()) {
            with(state, piece, frontier, moves);
        }
        return moves;
    }

    /** With one tile; nothing if every copy of it has been drawn. */
    static List<CastleMove> with(CastleState state, Piece piece) {
        List<CastleMove> moves = new ArrayList<>();
        with(state, piece, state.table().frontier(), moves);
        return moves;
    }

    private static void with(CastleState state, Piece piece, List<Pos> frontier, List<CastleMove> moves) {
        if (state.left().containsKey(piece.name())) {
            int before = moves.size();
            places(state, piece, frontier, (pos, turn) -> lays(state, piece, pos, turn, moves::add));
            if (moves.size() == before) {
                moves.add(new Discard(state.toMove(), piece.name()));
            }
        }
    }

    private static void reveals(CastleState state, int player, List<CastleMove> moves) {
        for (Held held : state.seat(player).tokens()) {
            for (Token token : Token.values()) {
                if (held.token().isEmpty() && state.seen(token) < Token.COPIES) {
                    moves.add(new Reveal(player, held.corner().first(), token));
                }
            }
        }
    }

    private static void ending(CastleState state, int player, List<CastleMove> moves) {
        if (!state.over() && !state.ending().done().contains(player)) {
            moves.addAll(FinalScoring.usable(state, player));
            moves.add(new Done(player));
        }
    }

    @FunctionalInterface
    private interface Place {
        void at(Pos pos, Turn turn);
    }

    private static void places(CastleState state, Piece piece, List<Pos> frontier, Place visitor) {
        for (Pos pos : frontier) {
            for (int quarters = 0; quarters < piece.looks(); quarters++) {
                Turn turn = Turn.of(quarters);
                if (state.table().streetsMeet(pos, new Laid(piece, turn))) {
                    visitor.at(pos, turn);
                }
            }
        }
    }

    /** A place where this tile could be laid, if there is any. */
    static Optional<Pos> firstPlace(CastleState state, Piece piece) {
        List<Pos> places = new ArrayList<>();
        places(state, piece, state.table().frontier(), (pos, turn) -> places.add(pos));
        return places.stream().findFirst();
    }

    private static void lays(CastleState state, Piece piece, Pos pos, Turn turn, Consumer<Lay> out) {
        Preview preview = new Preview(state.table(), pos, new Laid(piece, turn));
        Seat seat = state.seat(state.toMove());
        Lay bare = new Lay(state.toMove(), piece.name(), pos, turn, Optional.empty(), Choices.NONE);
        choices(state, bare, preview.scores(), out);
        if (seat.figures() > 0) {
            for (int part = 0; part < piece.parts().size(); part++) {
                // A part that hangs together with an earlier one is the same area, but the figure stands elsewhere.
                if (!preview.taken(part)) {
                    // Where this figure's area alone is scored there is no order to choose, but perhaps a token to use.
                    boolean token = preview.closes(part) && !seat.tokens().isEmpty();
                    choices(state, bare.with(part), preview.scores() || token, out);
                }
            }
        }
    }

    private static void choices(CastleState state, Lay lay, boolean scores, Consumer<Lay> out) {
        List<Area> finished = scores
                ? lay.tableAfter(state)
                        .map(table -> table.finishedBy(lay.pos()))
                        .orElseThrow()
                : List.of();
        choices(state, finished, lay, out);
    }

    /** The same tile and figure with every choice of order and tokens; none if it makes no sense. */
    static List<Lay> choices(CastleState state, Lay lay) {
        List<Lay> all = new ArrayList<>();
        lay.tableAfter(state)
                .map(table -> table.finishedBy(lay.pos()))
                .ifPresent(finished -> choices(state, finished, lay, all::add));
        return all;
    }

    /** The same placement with every choice of order and tokens; {@code finished} has the figure on it. */
    private static void choices(CastleState state, List<Area> finished, Lay lay, Consumer<Lay> out) {
        boolean again = state.seat(lay.player()).holds(Token.ANOTHER_TURN) > 0 && state.tilesLeft() > 1;
        if (finished.isEmpty() && !again) {
            out.accept(lay);
            return;
        }
        List<Area> mine = Scoring.owned(finished, lay.player());
        List<Area> others = Scoring.owned(finished, 1 - lay.player());
        List<Area> scored = new ArrayList<>(mine);
        if (Castle.tokensInAnyTurn(state.setup())) {
            scored.addAll(others);
        }
        for (List<Spot> order : orders(mine, others)) {
            for (List<Spot> doubled : doublings(state, scored)) {
                out.accept(lay.with(new Choices(order, doubled, false)));
                if (again) {
                    out.accept(lay.with(new Choices(order, doubled, true)));
                }
            }
        }
    }

    /** Own areas in any order, then the other player's in any order. */
    private static List<List<Spot>> orders(List<Area> mine, List<Area> others) {
        if (mine.size() < 2 && others.size() < 2) {
            return List.of(List.of()); // nothing to choose, nothing to say
        }
        List<List<Spot>> orders = new ArrayList<>();
        for (List<Area> first : permutations(mine)) {
            for (List<Area> second : permutations(others)) {
                List<Area> order = new ArrayList<>(first);
                order.addAll(second);
                orders.add(order.stream().map(LegalMoves::spot).toList());
            }
        }
        return orders;
    }

    /** The spot an area is named by. */
    private static Spot spot(Area area) {
        return area.spots().get(0);
    }

    private static <T> List<List<T>> permutations(List<T> things) {
        if (things.isEmpty()) {
            return List.of(List.of());
        }
        List<List<T>> all = new ArrayList<>();
        for (T first : things) {
            List<T> rest = new ArrayList<>(things);
            rest.remove(first);
            for (List<T> tail : permutations(rest)) {
                List<T> one = new ArrayList<>(List.of(first));
                one.addAll(tail);
                all.add(one);
            }
        }
        return all;
    }

    /** Every set of areas that may count double with the tokens there are. */
    private static List<List<Spot>> doublings(CastleState state, List<Area> scored) {
        if (scored.isEmpty()) {
            return List.of(List.of());
        }
        List<List<Area>> sets = new ArrayList<>(List.of(List.of()));
        for (Area area : scored) {
            int owner = area.owner().orElseThrow();
            int held =
                    Token.doubling(area.feature()).map(state.seat(owner)::holds).orElse(0);
            for (List<Area> set : List.copyOf(sets)) {
                long used = set.stream()
                        .filter(a -> a.feature() == area.feature() && a.ownedBy(owner))
                        .count();
                if (used < held) {
                    List<Area> more = new ArrayList<>(set);
                    more.add(area);
                    sets.add(more);
                }
            }
        }
        return sets.stream()
                .map(set -> set.stream().map(LegalMoves::spot).toList())
                .toList();
    }
}
