package tilewatch.engine.carcassonne;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tilewatch.engine.NotationException;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.Landscape;
import tilewatch.engine.area.LandscapeRows;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.notation.PosText;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Segment;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileWords;

/** Tables as rows of tiles with their arrows, {@code .} where nothing lies; then the figures on them. */
final class CarcassonneDrawing implements TableDrawing<CarcassonneState> {

    @Override
    public CarcassonneState cleared(CarcassonneState start) {
        Pile pile = start.pile();
        for (Laid laid : start.landscape().grid().all()) {
            pile = pile.plus(laid.tile());
        }
        return with(start, Landscape.EMPTY, pile, start.figures(), start.supply());
    }

    @Override
    public CarcassonneState row(CarcassonneState state, Pos westmost, String row) {
        Landscape landscape = state.landscape();
        Pile pile = state.pile();
        int x = westmost.x();
        for (String word : row.strip().split("\\s+", -1)) {
            Pos pos = new Pos(x++, westmost.y());
            if (!word.equals(".")) {
                Tile tile = CarcassonneNotation.tile(state, TileWords.name(word));
                Turn turn = TileWords.turn(word);
                if (!landscape.mismatches(tile, pos, turn).isEmpty()) {
                    throw new NotationException(word, "a tile whose sides match those beside it");
                }
                if (pile.left(tile) == 0) {
                    throw new NotationException(word, "no more than the " + tile.count() + " there are");
                }
                landscape = landscape.lay(tile, pos, turn);
                pile = pile.without(tile);
            }
        }
        return with(state, landscape, pile, state.figures(), state.supply());
    }

    @Override
    public CarcassonneState add(CarcassonneState state, int player, String thing) {
        List<String> words = Arrays.asList(thing.strip().split("\\s+", -1));
        if (words.size() != 4 || !words.get(2).equals("at")) {
            throw new NotationException(thing, "a figure, its segment and square, such as meeple c1 at 0,0");
        }
        FigureKind kind = FigureKind.named(words.get(0));
        Pos pos = PosText.parse(words.get(3));
        Laid laid = state.landscape()
                .grid()
                .at(pos)
                .orElseThrow(() -> new NotationException(words.get(3), "a square with a tile"));
        Segment segment = TileWords.segment(laid.tile(), words.get(1));
        TurnInProgress turn = new TurnInProgress(state, state.landscape(), player);
        turn.put(kind, laid.zone(segment));
        CarcassonneState put = turn.state();
        if (put.inHand(player, kind) < 0) {
            throw new NotationException(thing, "no more figures than the player has");
        }
        return with(state, state.landscape(), state.pile(), put.figures(), put.supply());
    }

    private static CarcassonneState with(
            CarcassonneState state, Landscape landscape, Pile pile, List<Figure> figures, List<Integer> supply) {
        return new CarcassonneState(
                state.setup(),
                state.rules(),
                landscape,
                pile,
                figures,
                supply,
                state.lines(),
                state.toMove(),
                state.extraTurn());
    }

    @Override
    public Pos corner(CarcassonneState state) {
        return LandscapeRows.corner(state.landscape());
    }

    @Override
    public List<String> rows(CarcassonneState state) {
        return LandscapeRows.of(state.landscape(), laid -> word(state, laid));
    }

    private static String word(CarcassonneState state, Laid laid) {
        return CarcassonneNotation.name(state, laid.tile()) + laid.turn().arrow();
    }

    @Override
    public List<String> things(CarcassonneState state, int player) {
        return state.figures().stream()
                .filter(figure -> figure.player() == player)
                .map(figure -> figure.kind().word() + " " + figure.zone().segment() + " at "
                        + figure.zone().pos())
                .collect(Collectors.toList());
    }
}
