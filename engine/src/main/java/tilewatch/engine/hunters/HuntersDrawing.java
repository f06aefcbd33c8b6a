package tilewatch.engine.hunters;

import java.util.Arrays;
import java.util.List;
import tilewatch.engine.NotationException;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.area.Laid;
import tilewatch.engine.area.LandscapeRows;
import tilewatch.engine.area.Zone;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.notation.PosText;
import tilewatch.engine.tiles.Pile;
import tilewatch.engine.tiles.Tile;
import tilewatch.engine.tiles.TileWords;

/** Tables as rows of tiles with their arrows, {@code .} where nothing lies; then the figures on them. */
final class HuntersDrawing implements TableDrawing<HuntersState> {

    @Override
    public HuntersState cleared(HuntersState start) {
        Laid first = start.country().landscape().grid().all().get(0);
        return start.with(Country.EMPTY, start.pile().plus(first.tile()), start.figures(), start.supply());
    }

    @Override
    public HuntersState row(HuntersState state, Pos westmost, String row) {
        Country country = state.country();
        Pile pile = state.pile();
        int x = westmost.x();
        for (String word : row.strip().split("\\s+", -1)) {
            Pos pos = new Pos(x++, westmost.y());
            if (!word.equals(".")) {
                Turn turn = TileWords.turn(word);
                Tile tile = HuntersNotation.tile(state, TileWords.name(word));
                if (!country.landscape().mismatches(tile, pos, turn).isEmpty()) {
                    throw new NotationException(word, "a tile whose sides match those beside it");
                }
                if (pile.left(tile) == 0) {
                    throw new NotationException(word, "no more than the " + tile.count() + " there are");
                }
                country = country.lay(tile, pos, turn);
                pile = pile.without(tile);
            }
        }
        return state.with(country, pile, state.figures(), state.supply());
    }

    @Override
    public HuntersState add(HuntersState state, int player, String thing) {
        List<String> words = Arrays.asList(thing.strip().split("\\s+", -1));
        if (words.size() != 4 || !words.get(2).equals("at")) {
            throw new NotationException(thing, "a figure, its segment and square, such as pawn f1 at 0,0");
        }
        FigureKind kind = FigureKind.named(words.get(0));
        Laid laid = state.country()
                .landscape()
                .grid()
                .at(PosText.parse(words.get(3)))
                .orElseThrow(() -> new NotationException(words.get(3), "a square with a tile"));
        if (state.inHand(player, kind) <= 0) {
            throw new NotationException(thing, "no more figures than the player has");
        }
        Zone zone = laid.zone(TileWords.segment(laid.tile(), words.get(1)));
        return state.put(new Figure(kind, player, zone));
    }

    @Override
    public Pos corner(HuntersState state) {
        return LandscapeRows.corner(state.country().landscape());
    }

    @Override
    public List<String> rows(HuntersState state) {
        return LandscapeRows.of(
                state.country().landscape(),
                laid -> laid.tile().name() + laid.turn().arrow());
    }

    @Override
    public List<String> things(HuntersState state, int player) {
        return state.figures().stream()
                .filter(figure -> figure.player() == player)
                .map(figure -> figure.kind().word() + " " + figure.zone().segment() + " at "
                        + figure.zone().pos())
                .toList();
    }
}
