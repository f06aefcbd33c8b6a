package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;
import tilewatch.engine.board.Turn;

/**
 * A turn: a tile is laid, perhaps a figure on it, and what is finished is scored in the chosen order.
 *
 * @param figure the part of the tile a figure is put on
 */
public record Lay(int player, String tile, Pos pos, Turn turn, Optional<Integer> figure, Choices choices)
        implements CastleMove {

    Lay with(Choices other) {
        return new Lay(player, tile, pos, turn, figure, other);
    }

    Lay with(int figurePart) {
        return new Lay(player, tile, pos, turn, Optional.of(figurePart), choices);
    }

    @Override
    public Verdict<CastleState> judge(CastleState state) {
        Optional<Violation> nonsense = nonsense(state);
        if (nonsense.isPresent()) {
            return Verdict.Illegal.nonsense(List.of(nonsense.get()));
        }
        List<Violation> broken = new ArrayList<>(Broken.turn(state, player));
        Laid laid = new Laid(state.box().tile(tile).orElseThrow(), turn);
        checkPlace(state, laid, broken);
        CastleState next = withFigure(state.drawn(tile).with(state.table().with(pos, laid)), broken);
        List<Area> finished = next.table().finishedBy(pos);
        List<Area> order = choices.order(next.table(), finished, player, broken);
        List<Area> doubled = choices.doubled(state, next.table(), finished, player, broken);
        List<Landing> landings = Scoring.landings(next, order, doubled);
        next = Scoring.apply(Scoring.figuresHome(next, finished), landings);
        for (Area area : doubled) {
            Token token = Token.doubling(area.feature()).orElseThrow();
            next = next.spending(area.owner().orElseThrow(), token);
        }
        next = passOn(state, next, broken);
        return Verdict.of(
                broken,
                FinalScoring.begun(next),
                landings.stream().map(Landing::line).toList());
    }

    /** Where the markers stop if this turn is played; nothing if it makes no sense. */
    List<Landing> landings(CastleState state) {
        return tableAfter(state)
                .map(table -> {
                    List<Violation> ignored = new ArrayList<>();
                    List<Area> finished = table.finishedBy(pos);
                    List<Area> order = choices.order(table, finished, player, ignored);
                    return Scoring.landings(state, order, choices.doubled(state, table, finished, player, ignored));
                })
                .orElse(List.of());
    }

    /** The table with the tile and the figure on it, before anything is scored. */
    Optional<Table> tableAfter(CastleState state) {
        if (nonsense(state).isPresent()) {
            return Optional.empty();
        }
        Laid laid = new Laid(state.box().tile(tile).orElseThrow(), turn);
        CastleState laidOut = state.with(state.table().with(pos, laid));
        return Optional.of(withFigure(laidOut, new ArrayList<>()).table());
    }

    private Optional<Violation> nonsense(CastleState state) {
        if (state.allLaid()) {
            return Optional.of(Broken.gameOver());
        }
        Optional<Piece> piece = state.box().tile(tile);
        if (piece.isEmpty()) {
            return Optional.of(Broken.unknownTile(tile));
        }
        if (!state.wall().inside(pos)) {
            return Optional.of(Broken.outside(tile, pos));
        }
        if (state.table().board().has(pos)) {
            return Optional.of(Broken.taken(state, tile, pos));
        }
        int parts = piece.get().parts().size();
        return figure.filter(part -> part < 0 || part >= parts).map(part -> Broken.noSuchArea(new Spot(pos, part)));
    }

    private void checkPlace(CastleState state, Laid laid, List<Violation> broken) {
        if (!state.left().containsKey(tile)) {
            broken.add(Broken.noTileLeft(tile));
        }
        if (!state.table().touches(pos)) {
            broken.add(Broken.touchesNothing(tile, pos));
        }
        for (Side side : state.table().brokenStreets(pos, laid)) {
            broken.add(Broken.street(state.table(), pos, laid, side));
        }
    }

    private CastleState withFigure(CastleState state, List<Violation> broken) {
        if (figure.isEmpty()) {
            return state;
        }
        Spot spot = new Spot(pos, figure.get());
        Area area = state.table().area(spot);
        if (area.occupied()) {
            broken.add(Broken.occupied(state, spot, area));
        }
        Seat seat = state.seat(player);
        if (seat.figures() == 0) {
            broken.add(Broken.noFigure(state, player, pos));
            return state;
        }
        return state.with(state.table().withFigure(new Figure(player, spot))).with(player, seat.withFigures(-1));
    }

    /** The other player's turn, or with a token 1 the same player's again. */
    private CastleState passOn(CastleState before, CastleState next, List<Violation> broken) {
        if (!choices.again()) {
            return next.turnOf(1 - player);
        }
        if (before.seat(player).holds(Token.ANOTHER_TURN) == 0) {
            broken.add(Broken.notHeld(before, player, Token.ANOTHER_TURN));
            return next.turnOf(1 - player);
        }
        if (next.allLaid()) {
            broken.add(Broken.noTurnLeft());
        }
        return next.spending(player, Token.ANOTHER_TURN).turnOf(next.allLaid() ? 1 - player : player);
    }

    @Override
    public String print(CastleState state) {
        return CastleNotation.print(state, this);
    }
}
