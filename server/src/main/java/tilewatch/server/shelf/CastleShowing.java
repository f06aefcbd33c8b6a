package tilewatch.server.shelf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.engine.Game;
import tilewatch.engine.NotationException;
import tilewatch.engine.castle.Castle;
import tilewatch.engine.castle.CastleMove;
import tilewatch.engine.castle.CastleState;
import tilewatch.engine.castle.Corner;
import tilewatch.engine.castle.Feature;
import tilewatch.engine.castle.Held;
import tilewatch.engine.castle.Lay;
import tilewatch.engine.castle.Piece;
import tilewatch.engine.castle.Reveal;
import tilewatch.engine.castle.Token;

/** The Castle: tokens lie face down for everybody until they are taken, so nobody has a secret. */
final class CastleShowing implements Showing<CastleState, CastleMove> {
    /** A figure in the words of the drawn table, which name the third of the rim it stands at. */
    private static final Pattern FIGURE = Pattern.compile("(\\S+) (\\S+) at (-?\\d+),(-?\\d+)");

    private static final Pattern PUT = Pattern.compile("\\S+ \\S+ (\\S+) ([NESW][LR]?)(?: .*)?");

    private final Castle castle = new Castle();

    @Override
    public Game<CastleState, CastleMove> game() {
        return castle;
    }

    @Override
    public Board board(CastleState state, int viewer) {
        List<Tile> tiles = new ArrayList<>();
        state.wall().cells().forEach(pos -> state.table().board().at(pos).ifPresent(laid -> {
            int turn = laid.turn().quarters();
            tiles.add(new Tile(pos.x(), pos.y(), laid.piece().name(), castle.id(), turn));
        }));
        List<Figure> figures = new ArrayList<>();
        var drawing = castle.notation().drawing().orElseThrow();
        for (int player = 0; player < state.seats().size(); player++) {
            for (String thing : drawing.things(state, player)) {
                Matcher figure = FIGURE.matcher(thing);
                if (figure.matches()) {
                    figures.add(new Figure(
                            Integer.parseInt(figure.group(3)),
                            Integer.parseInt(figure.group(4)),
                            player,
                            figure.group(1),
                            figure.group(2),
                            feature(figure.group(1))));
                }
            }
        }
        return new Board(tiles, figures, List.of());
    }

    private static String feature(String figure) {
        return Arrays.stream(Feature.values())
                .filter(feature -> feature.figure().equals(figure))
                .map(Feature::word)
                .findFirst()
                .orElse("");
    }

    @Override
    public Map<String, Integer> supply(CastleState state, int player) {
        return Map.of("figure", state.seat(player).figures());
    }

    @Override
    public List<Item> items(CastleState state, int player, int viewer) {
        List<Item> items = new ArrayList<>();
        for (Held held : state.seat(player).tokens()) {
            items.add(new Item(
                    "token", held.token().map(token -> "" + token.number()).orElse("?"), 1));
        }
        state.seat(player).keep().ifPresent(keep -> items.add(new Item("keep", "house", keep.size())));
        return items;
    }

    @Override
    public List<Left> remaining(CastleState state) {
        return state.box().tiles().stream()
                .map(tile -> new Left(
                        tile.name(),
                        castle.id(),
                        state.left().getOrDefault(tile.name(), 0),
                        state.left().containsKey(tile.name())))
                .toList();
    }

    @Override
    public List<Place> places(CastleState state, String piece, int viewer) {
        Places places = new Places();
        for (Castle.Hint hint : castle.hints(state, tile(state, piece))) {
            if (hint.move() instanceof Lay lay) {
                places.add(lay.pos(), lay.turn(), choice(state, lay, hint.gain()));
            }
        }
        return places.bestFirst();
    }

    private static Piece tile(CastleState state, String name) {
        return state.box().tile(name).orElseThrow(() -> new NotationException(name, "a tile of the castle"));
    }

    private static Choice choice(CastleState state, Lay lay, int points) {
        String text = lay.print(state);
        Matcher put = PUT.matcher(text);
        return lay.figure().isPresent() && put.matches()
                ? new Choice(text, put.group(1), put.group(2), feature(put.group(1)), points, null)
                : Choice.of(text, points);
    }

    @Override
    public List<Choice> instead(CastleState state, String piece) {
        return castle.moves(state, tile(state, piece)).stream()
                .filter(move -> !(move instanceof Lay))
                .map(move -> Choice.of(castle.notation().print(state, move), 0))
                .toList();
    }

    @Override
    public List<Question> questions(CastleState state) {
        List<Question> questions = new ArrayList<>();
        for (int player = 0; player < state.seats().size(); player++) {
            for (Held held : state.seat(player).tokens()) {
                if (held.token().isEmpty()) {
                    questions.add(new Question(player, "token", 1, shown(state, player, held.corner())));
                }
            }
            if (state.allLaid()) {
                ending(state, player, questions);
            }
        }
        return questions;
    }

    /** What a token that was just taken may turn out to be. */
    private List<Choice> shown(CastleState state, int player, Corner corner) {
        return Arrays.stream(Token.values())
                .map(token -> new Reveal(player, corner.first(), token))
                .filter(reveal -> castle.judge(state, reveal).legal())
                .map(reveal -> Choice.of(castle.notation().print(state, reveal), 0))
                .toList();
    }

    /** Which tokens a player uses once all tiles lie, or none any more. */
    private void ending(CastleState state, int player, List<Question> questions) {
        List<Choice> choices = castle.legalMoves(state).stream()
                .filter(move -> move.player() == player && !(move instanceof Reveal))
                .map(move -> Choice.of(castle.notation().print(state, move), 0))
                .toList();
        if (!choices.isEmpty()) {
            questions.add(new Question(player, "end-token", 1, choices));
        }
    }
}
