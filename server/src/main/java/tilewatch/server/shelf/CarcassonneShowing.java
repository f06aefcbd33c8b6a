package tilewatch.server.shelf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewatch.engine.Game;
import tilewatch.engine.area.Laid;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.engine.carcassonne.CarcassonneMove;
import tilewatch.engine.carcassonne.CarcassonneState;
import tilewatch.engine.carcassonne.Deed;
import tilewatch.engine.carcassonne.FigureKind;

/** Carcassonne hides nothing: all viewers see the same. */
final class CarcassonneShowing implements Showing<CarcassonneState, CarcassonneMove> {
    private static final Pos ANYWHERE = new Pos(0, 0);

    private final Carcassonne carcassonne = new Carcassonne();

    @Override
    public Game<CarcassonneState, CarcassonneMove> game() {
        return carcassonne;
    }

    @Override
    public Board board(CarcassonneState state, int viewer) {
        List<Tile> tiles = state.landscape().grid().all().stream()
                .map(laid -> new Tile(
                        laid.pos().x(),
                        laid.pos().y(),
                        name(state, laid.tile()),
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
                Carcassonne.deadSquares(state).stream()
                        .map(pos -> new Square(pos.x(), pos.y()))
                        .toList());
    }

    @Override
    public Map<String, Integer> supply(CarcassonneState state, int player) {
        Map<String, Integer> supply = new LinkedHashMap<>();
        for (FigureKind kind : FigureKind.values()) {
            if (kind == FigureKind.MEEPLE || state.rules().abbot()) {
                supply.put(kind.word(), state.inHand(player, kind));
            }
        }
        return supply;
    }

    @Override
    public List<Left> remaining(CarcassonneState state) {
        var next = Carcassonne.drawable(state);
        return state.pile().kinds().stream()
                .map(tile ->
                        new Left(name(state, tile), tile.set(), state.pile().left(tile), next.contains(tile)))
                .toList();
    }

    @Override
    public List<Place> places(CarcassonneState state, String piece, int viewer) {
        var tile = carcassonne
                .notation()
                .parse(state, 0, piece + Turn.UP.arrow() + " " + ANYWHERE)
                .tile();
        Places places = new Places();
        for (Carcassonne.Hint hint : carcassonne.hints(state, tile)) {
            places.add(hint.move().pos(), hint.move().turn(), choice(state, hint));
        }
        return places.bestFirst();
    }

    private Choice choice(CarcassonneState state, Carcassonne.Hint hint) {
        CarcassonneMove move = hint.move();
        String text = carcassonne.notation().print(state, move);
        if (move.deed() instanceof Deed.Put put) {
            boolean here = put.pos().equals(move.pos());
            var on = here ? move.tile() : laid(state, put.pos()).tile();
            String feature = on.segment(put.segment()).orElseThrow().terrain().name();
            Square at = new Square(put.pos().x(), put.pos().y());
            return new Choice(text, put.kind().word(), put.segment(), feature, hint.points(), here ? null : at);
        }
        if (move.deed() instanceof Deed.TakeBack back) {
            Square at = new Square(back.pos().x(), back.pos().y());
            return new Choice(text, "back", "", "", hint.points(), at);
        }
        return Choice.of(text, hint.points());
    }

    private static Laid laid(CarcassonneState state, Pos pos) {
        return state.landscape().grid().at(pos).orElseThrow();
    }

    @Override
    public String due(CarcassonneState state) {
        return state.extraTurn() ? "extra-turn" : "";
    }

    /** The notation knows which names need the prefix of their set, so it is asked with a turn that does not matter. */
    private String name(CarcassonneState state, tilewatch.engine.tiles.Tile tile) {
        String text = carcassonne
                .notation()
                .print(state, new CarcassonneMove(0, List.of(), tile, ANYWHERE, Turn.UP, Deed.NOTHING));
        return text.substring(0, text.indexOf(Turn.UP.arrow()));
    }
}
