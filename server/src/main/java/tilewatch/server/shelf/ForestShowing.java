package tilewatch.server.shelf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tilewatch.engine.Game;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.board.Pos;
import tilewatch.engine.forest.Clan;
import tilewatch.engine.forest.Deck;
import tilewatch.engine.forest.ForestMove;
import tilewatch.engine.forest.ForestState;
import tilewatch.engine.forest.Hint;
import tilewatch.engine.forest.MasterOfTheForest;

/** Master of the Forest: the clans are secret until the harvest, and so is whatever would betray them. */
final class ForestShowing implements Showing<ForestState, ForestMove> {
    private static final String SET = "grandbois";
    private static final String CLAN = "clan";
    private static final String UNKNOWN = "?";

    private final MasterOfTheForest forest = new MasterOfTheForest();

    @Override
    public Game<ForestState, ForestMove> game() {
        return forest;
    }

    @Override
    public boolean hasSecrets() {
        return true;
    }

    @Override
    public String seen(int player, String move, int viewer) {
        return player != viewer && move.strip().startsWith(CLAN) ? CLAN : move;
    }

    /** Cards in the order of laying: each covers two by two squares from its north-west one, later ones on top. */
    @Override
    public Board board(ForestState state, int viewer) {
        List<Tile> cards = state.forest().cards().stream()
                .map(laid -> new Tile(
                        laid.at().x(),
                        laid.at().y(),
                        laid.card().id(),
                        SET,
                        laid.turn().quarters()))
                .toList();
        List<Figure> towers = state.forest().towers().stream()
                .map(tower -> new Figure(tower.at().x(), tower.at().y(), tower.player(), "tower", "", "clearing"))
                .toList();
        List<Cell> cells = new ArrayList<>();
        state.forest().cells().forEach((pos, cell) -> cells.add(new Cell(pos.x(), pos.y(), cell.code())));
        return new Board(cards, towers, List.of(), cells);
    }

    @Override
    public Map<String, Integer> supply(ForestState state, int player) {
        return Map.of("tower", state.towersInHand(player));
    }

    @Override
    public List<Item> items(ForestState state, int player, int viewer) {
        List<Clan> known = forest.view(state, viewer).clans().get(player);
        if (!known.isEmpty()) {
            return known.stream().map(clan -> new Item(CLAN, clan.word(), 1)).toList();
        }
        return state.clans().get(player).isEmpty() ? List.of() : List.of(new Item(CLAN, UNKNOWN, state.share()));
    }

    @Override
    public List<Left> remaining(ForestState state) {
        return state.stock().left().stream()
                .map(card ->
                        new Left(card.id(), SET, 1, state.stock().takeable().contains(card)))
                .toList();
    }

    /** Points are what the harvest would grow by, so only the player to move is told them. */
    @Override
    public List<Place> places(ForestState state, String piece, int viewer) {
        String card = Deck.grandbois().card(piece).id();
        Places places = new Places();
        List<Hint> hints = viewer == state.toMove() ? forest.hints(state) : List.of();
        if (!hints.isEmpty()) {
            hints.forEach(hint -> add(places, state, card, hint.move(), hint.points()));
        } else {
            for (ForestMove move : forest.legalMoves(state)) {
                if (move instanceof ForestMove.Lay lay) {
                    add(places, state, card, lay, 0);
                }
            }
        }
        return places.bestFirst();
    }

    private void add(Places places, ForestState state, String card, ForestMove.Lay lay, int points) {
        if (lay.card().card().id().equals(card)) {
            places.add(lay.card().at(), lay.card().turn(), choice(state, lay, points));
        }
    }

    private Choice choice(ForestState state, ForestMove.Lay lay, int points) {
        String text = forest.notation().print(state, lay);
        return lay.tower()
                .map(pos -> new Choice(text, "tower", "", "clearing", points, square(pos)))
                .orElseGet(() -> Choice.of(text, points));
    }

    private static Square square(Pos pos) {
        return new Square(pos.x(), pos.y());
    }

    @Override
    public List<Choice> instead(ForestState state, String piece) {
        return forest.legalMoves(state).stream()
                .filter(move -> move instanceof ForestMove.SetAside aside
                        && aside.card().id().equals(piece))
                .map(move -> Choice.of(forest.notation().print(state, move), 0))
                .toList();
    }

    @Override
    public List<Question> questions(ForestState state) {
        List<Question> questions = new ArrayList<>();
        for (int player = 0; player < state.players(); player++) {
            if (state.clans().get(player).isEmpty()) {
                questions.add(new Question(player, CLAN, state.share(), clans(state.share())));
            }
        }
        if (!state.over() && !state.stock().rowKnown()) {
            questions.add(new Question(-1, "row", state.stock().rowSize(), List.of()));
        }
        return questions;
    }

    /** Every one clan, or every two of them. */
    private static List<Choice> clans(int share) {
        List<Choice> choices = new ArrayList<>();
        for (Clan one : Clan.values()) {
            if (share == 1) {
                choices.add(clans(List.of(one)));
            }
            for (Clan other : share == 1 ? new Clan[0] : Clan.values()) {
                if (one.compareTo(other) < 0) {
                    choices.add(clans(List.of(one, other)));
                }
            }
        }
        return choices;
    }

    private static Choice clans(List<Clan> clans) {
        return Choice.of(CLAN + " " + clans.stream().map(Clan::word).collect(Collectors.joining(" ")), 0);
    }

    @Override
    public List<ScoreLine> ending(ForestState state, int viewer) {
        return forest.view(state, viewer).lines();
    }

    @Override
    public boolean projects(ForestState state, int player, int viewer) {
        return !forest.view(state, viewer).clans().get(player).isEmpty();
    }
}
