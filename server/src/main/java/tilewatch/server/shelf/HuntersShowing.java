package tilewatch.server.shelf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewatch.engine.Game;
import tilewatch.engine.NotationException;
import tilewatch.engine.board.Pos;
import tilewatch.engine.hunters.Choices;
import tilewatch.engine.hunters.FigureKind;
import tilewatch.engine.hunters.Hint;
import tilewatch.engine.hunters.HuntersAndGatherers;
import tilewatch.engine.hunters.HuntersMove;
import tilewatch.engine.hunters.HuntersState;
import tilewatch.engine.hunters.Put;

/** Hunters & Gatherers hides nothing either. The figures of one turn may stand on another tile than the one laid. */
final class HuntersShowing implements Showing<HuntersState, HuntersMove> {
    private final HuntersAndGatherers hunters = new HuntersAndGatherers();

    @Override
    public Game<HuntersState, HuntersMove> game() {
        return hunters;
    }

    @Override
    public Board board(HuntersState state, int viewer) {
        List<Tile> tiles = state.country().landscape().grid().all().stream()
                .map(laid -> new Tile(
                        laid.pos().x(),
                        laid.pos().y(),
                        laid.tile().name(),
                        laid.tile().set(),
                        laid.turn().quarters()))
                .toList();
        List<Figure> figures = state.figures().stream()
                .map(figure -> new Figure(
                        figure.zone().pos().x(),
                        figure.zone().pos().y(),
                        figure.player(),
                        figure.kind().word(),
                        figure.zone().segment().id(),
                        figure.zone().segment().terrain().name()))
                .toList();
        return new Board(
                tiles,
                figures,
                Choices.deadSquares(state).stream().map(HuntersShowing::square).toList());
    }

    private static Square square(Pos pos) {
        return new Square(pos.x(), pos.y());
    }

    @Override
    public Map<String, Integer> supply(HuntersState state, int player) {
        Map<String, Integer> supply = new LinkedHashMap<>();
        for (FigureKind kind : FigureKind.values()) {
            supply.put(kind.word(), state.inHand(player, kind));
        }
        return supply;
    }

    @Override
    public List<Left> remaining(HuntersState state) {
        var next = Choices.drawable(state);
        return state.pile().kinds().stream()
                .map(tile -> new Left(tile.name(), tile.set(), state.pile().left(tile), next.contains(tile)))
                .toList();
    }

    @Override
    public List<Place> places(HuntersState state, String piece, int viewer) {
        var tile = state.pile().named(piece).orElseThrow(() -> new NotationException(piece, "a tile of this match"));
        Places places = new Places();
        if (Choices.drawable(state).contains(tile)) {
            for (Hint hint : hunters.hints(state, tile)) {
                places.add(hint.move().pos(), hint.move().turn(), choice(state, hint));
            }
        }
        return places.bestFirst();
    }

    private Choice choice(HuntersState state, Hint hint) {
        HuntersMove move = hint.move();
        String text = hunters.notation().print(state, move);
        if (move.put().isPresent()) {
            Put put = move.put().get();
            boolean here = put.pos().equals(move.pos());
            var on = here
                    ? move.tile()
                    : state.country()
                            .landscape()
                            .grid()
                            .at(put.pos())
                            .orElseThrow()
                            .tile();
            String feature = on.segment(put.segment()).orElseThrow().terrain().name();
            return new Choice(
                    text, put.kind().word(), put.segment(), feature, hint.points(), here ? null : square(put.pos()));
        }
        return move.back()
                .map(from -> new Choice(text, "back", "", "", hint.points(), square(from)))
                .orElseGet(() -> Choice.of(text, hint.points()));
    }

    @Override
    public String due(HuntersState state) {
        return state.bonusDue() ? "bonus-tile" : "";
    }
}
