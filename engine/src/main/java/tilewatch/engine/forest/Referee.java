package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;

/** Judges turns. What only tells something (the row, a clan) is judged by {@link Witness}. */
final class Referee {

    private final ForestState state;
    private final List<Violation> broken = new ArrayList<>();

    Referee(ForestState state) {
        this.state = state;
    }

    Verdict<ForestState> lay(ForestMove.Lay lay) {
        if (isNoTurn(lay.player()) || isApart(lay.card()) || hasTowerOffTheForest(lay)) {
            return Verdict.Illegal.nonsense(broken);
        }
        taking(lay.player(), lay.card().card(), lay.card().squares());
        broken.addAll(new Covering(state).violations(lay.card()));
        Forest grown = state.forest().with(lay.card());
        if (lay.tower().isPresent()) {
            grown = placing(lay, lay.tower().get(), grown);
        }
        return Verdict.of(
                broken, state.afterTurnOf(lay.player(), grown, lay.card().card()), List.of());
    }

    Verdict<ForestState> setAside(ForestMove.SetAside aside) {
        if (isNoTurn(aside.player())) {
            return Verdict.Illegal.nonsense(broken);
        }
        taking(aside.player(), aside.card(), List.of());
        new Stuck(state).objection(aside.card()).ifPresent(broken::add);
        return Verdict.of(broken, state.afterTurnOf(aside.player(), state.forest(), aside.card()), List.of());
    }

    private boolean isNoTurn(int player) {
        if (player < 0 || player >= state.players()) {
            broken.add(ForestRule.TURN_ORDER.broken(
                    List.of(),
                    Map.of("player", Integer.toString(player)),
                    "player " + player + " does not sit at this table of " + state.players()));
        }
        if (state.over()) {
            broken.add(ForestRule.GAME_OVER.broken(List.of(), Map.of(), "the last card is laid: the game is over"));
        }
        return !broken.isEmpty();
    }

    /** A card that neither covers nor touches the forest is not part of it, whatever the table says. */
    private boolean isApart(Placement card) {
        boolean touches = card.squares().stream()
                .anyMatch(pos -> state.forest().cells().has(pos)
                        || onTable(pos).stream().anyMatch(state.forest().cells()::has));
        if (!touches) {
            broken.addAll(new Covering(state).violations(card));
        }
        return !touches;
    }

    private static List<Pos> onTable(Pos pos) {
        List<Pos> beside = new ArrayList<>();
        for (Side side : Side.values()) {
            if (Math.abs(pos.x() + side.dx()) <= Pos.LIMIT && Math.abs(pos.y() + side.dy()) <= Pos.LIMIT) {
                beside.add(pos.beside(side));
            }
        }
        return beside;
    }

    private boolean hasTowerOffTheForest(ForestMove.Lay lay) {
        Optional<Pos> off = lay.tower()
                .filter(pos -> !state.forest().cells().has(pos)
                        && !lay.card().squares().contains(pos));
        off.ifPresent(pos -> broken.add(ForestRule.TOWER_ON_CLEARING.broken(
                List.of(pos),
                Map.of("there", "nothing"),
                "the watchtower of " + state.name(lay.player()) + " stands on " + pos + ", where no card lies")));
        return off.isPresent();
    }

    private void taking(int player, Card card, List<Pos> where) {
        if (player != state.toMove()) {
            broken.add(ForestRule.TURN_ORDER.broken(
                    where,
                    Map.of("expected", state.name(state.toMove()), "player", state.name(player)),
                    "it is the turn of " + state.name(state.toMove()) + ", not of " + state.name(player)));
        }
        if (!state.stock().left().contains(card)) {
            broken.add(ForestRule.CARD_ONCE.broken(
                    where, Map.of("card", card.id()), "card " + card + " is in play already and there is only one"));
        } else if (!state.stock().takeable().contains(card)) {
            String row = state.stock().seen().stream().map(Card::id).collect(Collectors.joining(" "));
            broken.add(ForestRule.CARD_FROM_ROW.broken(
                    where,
                    Map.of("card", card.id(), "row", row),
                    "card " + card + " does not lie in the open row " + row));
        }
    }

    private Forest placing(ForestMove.Lay lay, Pos pos, Forest grown) {
        int player = lay.player();
        String tower = "the watchtower of " + state.name(player);
        List<Pos> here = List.of(pos);
        String cell = grown.cells().at(pos).map(Cell::code).orElse("nothing");
        if (!(grown.cells().get(pos.x(), pos.y()) instanceof Cell.Clearing)) {
            broken.add(ForestRule.TOWER_ON_CLEARING.broken(
                    here, Map.of("there", cell), tower + " stands on " + cell + ", not on a clearing"));
        }
        if (!lay.card().squares().contains(pos)) {
            broken.add(ForestRule.TOWER_ON_NEW_CARD.broken(
                    List.of(pos, lay.card().at()),
                    Map.of("card", lay.card().card().id()),
                    tower + " stands on " + pos + ", not on the new card "
                            + lay.card().card() + " on " + lay.card().at()));
        }
        if (state.towersInHand(player) > 0) {
            return grown.with(new Tower(player, pos));
        }
        // There is no other figure of that colour: if it stands here now, the one placed first was moved.
        Tower moved = grown.towersOf(player).get(0);
        broken.add(ForestRule.TOWER_STAYS.broken(
                List.of(pos, moved.at()),
                Map.of("there", moved.at().toString()),
                tower + " cannot be placed on " + pos + ": it stands on " + moved.at() + " for good"));
        return grown.without(moved).with(new Tower(player, pos));
    }
}
