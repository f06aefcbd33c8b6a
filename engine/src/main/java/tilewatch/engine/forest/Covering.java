package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** Everything that is wrong with a card where it lies; {@link Spot} answers only whether it may. */
record Covering(ForestState state) {

    List<Violation> violations(Placement card) {
        List<Violation> broken = new ArrayList<>();
        int covered = 0;
        for (Corner corner : Corner.ALL) {
            Pos pos = card.pos(corner);
            Optional<Cell> under = state.forest().cells().at(pos);
            if (under.isPresent()) {
                covered++;
                cover(card.cell(corner), under.get(), pos, broken);
            }
        }
        if (covered == 0) {
            broken.add(ForestRule.COVER_FOREST.broken(
                    card.squares(),
                    Map.of("card", card.card().id()),
                    "card " + card.card() + " on " + card.at() + " covers no cell of the forest"));
        }
        if (covered == Corner.ALL.size()) {
            broken.add(ForestRule.EXTEND_FOREST.broken(
                    card.squares(),
                    Map.of("card", card.card().id()),
                    "card " + card.card() + " on " + card.at() + " lies wholly on the forest and does not extend it"));
        }
        return broken;
    }

    private void cover(Cell over, Cell under, Pos pos, List<Violation> broken) {
        List<Pos> here = List.of(pos);
        Map<String, String> clash = Map.of("here", over.code(), "there", under.code());
        String what = over.code() + " covers " + under.code() + " on " + pos;
        state.forest()
                .towerOn(pos)
                .ifPresent(tower -> broken.add(ForestRule.TOWER_UNCOVERED.broken(
                        here,
                        Map.of("here", over.code(), "player", state.name(tower.player())),
                        over.code() + " covers the cell " + pos + ", where the watchtower of "
                                + state.name(tower.player()) + " stands")));
        if (under instanceof Cell.Bear) {
            broken.add(ForestRule.BEAR_UNCOVERED.broken(here, clash, what + ": nothing covers a bear"));
        } else if (!over.mayCover(under)) {
            broken.add(ForestRule.MORE_ANIMALS.broken(here, clash, what + ", but shows no more animals"));
        }
        if (state.expert() && sameClan(over, under)) {
            broken.add(ForestRule.EXPERT_OTHER_CLAN.broken(here, clash, what + ": the clan is the same"));
        }
    }

    static boolean sameClan(Cell over, Cell under) {
        return over instanceof Cell.Animals animals && under.shows(animals.clan());
    }
}
