package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import tilewatch.engine.NotationException;
import tilewatch.engine.board.Pos;
import tilewatch.engine.notation.PosText;

/**
 * What can be asked of a table:
 *
 * <pre>
 * places 14                 3,-1^ 3,-1>
 * towers 14^ 3,-1           4,-1
 * hint 14^ 3,-1 tower 4,-1  5: by how much the harvest of the player to move would grow
 * cell 2,1                  clearing Ann, if her tower stands there; or nothing
 * supply Ann                towers not yet placed
 * row                       05 14 ?, as far as it was seen
 * left                      cards still to be taken
 * clan Ann                  fox
 * clan Ann seen by Bob      what he may know of it
 * standing                  1.Bob 2.Ann
 * </pre>
 */
record ForestQuestion(MasterOfTheForest game, ForestState state) {

    private static final String SEEN_BY = " seen by ";

    List<String> answer(String question) {
        String[] words = question.strip().split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "places" -> places(rest);
            case "towers" -> towers(lay(rest));
            case "hint" -> hint(lay(rest));
            case "cell" -> cell(PosText.parse(rest));
            case "supply" -> List.of("" + state.towersInHand(state.setup().playerNamed(rest)));
            case "row" -> row();
            case "left" -> List.of("" + state.stock().toTake());
            case "clan" -> clan(rest).stream().map(Clan::word).toList();
            case "standing" -> standing();
            default ->
                throw new NotationException(
                        question, "places, towers, hint, cell, supply, row, left, clan or standing");
        };
    }

    private ForestMove.Lay lay(String text) {
        if (game.notation().parse(state, state.toMove(), text) instanceof ForestMove.Lay lay) {
            return lay;
        }
        throw new NotationException(text, "a card laid on the forest");
    }

    private List<String> places(String card) {
        return LegalTurns.lays(state).stream()
                .map(ForestMove.Lay::card)
                .filter(placement -> placement.card().id().equals(card))
                .map(placement -> placement.at() + "" + placement.turn().arrow())
                .distinct()
                .toList();
    }

    private List<String> towers(ForestMove.Lay lay) {
        return LegalTurns.lays(state).stream()
                .filter(other -> other.card().equals(lay.card()))
                .flatMap(other -> other.tower().stream())
                .map(Pos::toString)
                .toList();
    }

    private List<String> hint(ForestMove.Lay lay) {
        return game.hints(state).stream()
                .filter(hint -> hint.move().equals(lay))
                .map(hint -> "" + hint.points())
                .toList();
    }

    private List<String> cell(Pos pos) {
        List<String> words = new ArrayList<>();
        words.add(state.forest().cells().at(pos).map(Cell::code).orElse("nothing"));
        state.forest().towerOn(pos).ifPresent(tower -> words.add(state.name(tower.player())));
        return words;
    }

    private List<String> row() {
        List<String> row = new ArrayList<>();
        state.stock().seen().forEach(card -> row.add(card.id()));
        if (!state.stock().rowKnown()) {
            row.add("?");
        }
        return row;
    }

    private List<Clan> clan(String text) {
        int seenBy = text.indexOf(SEEN_BY);
        if (seenBy < 0) {
            return state.clans().get(state.setup().playerNamed(text));
        }
        int viewer = state.setup().playerNamed(text.substring(seenBy + SEEN_BY.length()));
        return game.view(state, viewer).clans().get(state.setup().playerNamed(text.substring(0, seenBy)));
    }

    private List<String> standing() {
        List<String> places = new ArrayList<>();
        int place = 1;
        for (List<Integer> equals : game.standing(state)) {
            for (int player : equals) {
                places.add(place + "." + state.name(player));
            }
            place += equals.size();
        }
        return places;
    }
}
