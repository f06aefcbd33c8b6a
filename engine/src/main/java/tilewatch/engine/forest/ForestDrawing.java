package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewatch.engine.NotationException;
import tilewatch.engine.TableDrawing;
import tilewatch.engine.board.Pos;
import tilewatch.engine.notation.PosText;

/**
 * Tables as the cells seen from above, {@code .} where no card lies; then what each player has:
 *
 * <pre>
 * tower 2,1
 * clan fox
 * turn                 whose turn it is, unless it is the first player's
 * gone 05 14 22        cards laid or set aside by anybody; the others are still to come
 * row 07 08 09 10      the open row, as far as it was seen
 * </pre>
 *
 * What cannot be told apart by player is listed with the first one. Which cards show the cells is not drawn, nor is
 * what they cover: only visible cells count. This is all the engine knows, secret clans included, for tests and saved
 * matches; what may be shown to somebody is a {@link ForestView}.
 */
final class ForestDrawing implements TableDrawing<ForestState> {

    private final Deck deck;

    ForestDrawing(Deck deck) {
        this.deck = deck;
    }

    @Override
    public ForestState cleared(ForestState start) {
        return start.with(Forest.NONE);
    }

    @Override
    public ForestState row(ForestState state, Pos westmost, String row) {
        Forest forest = state.forest();
        int x = westmost.x();
        for (String word : row.strip().split("\\s+", -1)) {
            Pos pos = new Pos(x++, westmost.y());
            if (!word.equals(".")) {
                Cell cell = DeckReader.cell(word);
                long seen = forest.cells().all().stream().filter(cell::equals).count();
                if (seen >= printed(cell)) {
                    throw new NotationException(word, "no more than the " + printed(cell) + " there are");
                }
                forest = forest.with(pos, cell);
            }
        }
        return state.with(forest);
    }

    private long printed(Cell cell) {
        return Stream.concat(Stream.of(deck.start()), deck.cards().stream())
                .flatMap(card -> card.cells().stream())
                .filter(cell::equals)
                .count();
    }

    @Override
    public ForestState add(ForestState state, int player, String thing) {
        List<String> words = Arrays.asList(thing.strip().split("\\s+", -1));
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case "tower" -> tower(state, player, String.join(" ", rest));
            case "clan" -> clans(state, player, rest);
            case "turn" -> state.withToMove(player);
            case "gone" -> state.with(gone(state.stock(), rest));
            case "row" -> state.seeing(rest.stream().map(deck::card).toList());
            default -> throw new NotationException(thing, "tower 2,1, clan fox, turn, gone 05 14 or row 07 08 09 10");
        };
    }

    private static ForestState tower(ForestState state, int player, String square) {
        Pos pos = PosText.parse(square);
        if (!state.forest().cells().has(pos) || state.forest().towerOn(pos).isPresent()) {
            throw new NotationException(square, "a cell of the forest without a tower");
        }
        if (state.towersInHand(player) == 0) {
            throw new NotationException(square, "no more towers than the player has");
        }
        return state.with(state.forest().with(new Tower(player, pos)));
    }

    private static ForestState clans(ForestState state, int player, List<String> words) {
        List<Clan> clans = words.stream().map(Clan::named).distinct().sorted().toList();
        if (clans.size() != state.share()) {
            throw new NotationException(String.join(" ", words), "as many clans as were dealt, " + state.share());
        }
        return state.knowing(player, clans);
    }

    private Stock gone(Stock stock, List<String> ids) {
        Stock left = stock;
        for (String id : ids) {
            Card card = deck.card(id);
            if (!left.left().contains(card)) {
                throw new NotationException(id, "every card once");
            }
            left = left.without(card);
        }
        return left;
    }

    @Override
    public Pos corner(ForestState state) {
        List<Pos> squares = squares(state);
        return new Pos(
                squares.stream().mapToInt(Pos::x).min().orElse(0),
                squares.stream().mapToInt(Pos::y).min().orElse(0));
    }

    private static List<Pos> squares(ForestState state) {
        List<Pos> squares = new ArrayList<>();
        state.forest().cells().forEach((pos, cell) -> squares.add(pos));
        return squares;
    }

    @Override
    public List<String> rows(ForestState state) {
        Pos corner = corner(state);
        int east = squares(state).stream().mapToInt(Pos::x).max().orElse(-1);
        int south = squares(state).stream().mapToInt(Pos::y).max().orElse(-1);
        List<String> rows = new ArrayList<>();
        for (int y = corner.y(); y <= south; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = corner.x(); x <= east; x++) {
                String word =
                        state.forest().cells().at(new Pos(x, y)).map(Cell::code).orElse(".");
                row.append(String.format("%-9s", word));
            }
            rows.add(row.toString().strip());
        }
        return rows;
    }

    @Override
    public List<String> things(ForestState state, int player) {
        List<String> things = new ArrayList<>();
        state.forest().towersOf(player).forEach(tower -> things.add("tower " + tower.at()));
        List<Clan> clans = state.clans().get(player);
        if (!clans.isEmpty()) {
            things.add("clan " + clans.stream().map(Clan::word).collect(Collectors.joining(" ")));
        }
        if (state.toMove() == player && player != 0) {
            things.add("turn");
        }
        Stock stock = state.stock();
        if (player == 0 && stock.left().size() < deck.cards().size()) {
            List<Card> gone = new ArrayList<>(deck.cards());
            gone.removeAll(stock.left());
            things.add("gone " + ids(gone));
        }
        if (player == 0 && !stock.seen().isEmpty() && stock.left().size() > stock.rowSize()) {
            things.add("row " + ids(stock.seen()));
        }
        return things;
    }

    private static String ids(List<Card> cards) {
        return cards.stream().map(Card::id).collect(Collectors.joining(" "));
    }
}
