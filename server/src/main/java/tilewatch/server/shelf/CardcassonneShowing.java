package tilewatch.server.shelf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tilewatch.engine.Game;
import tilewatch.engine.NotationException;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.engine.cardcassonne.Card;
import tilewatch.engine.cardcassonne.CardSet;
import tilewatch.engine.cardcassonne.Cardcassonne;
import tilewatch.engine.cardcassonne.CardcassonneMove;
import tilewatch.engine.cardcassonne.CardcassonneState;
import tilewatch.engine.cardcassonne.CardcassonneView;
import tilewatch.engine.cardcassonne.Colour;
import tilewatch.engine.cardcassonne.Herds;
import tilewatch.engine.cardcassonne.Phase;
import tilewatch.engine.cardcassonne.Pile;
import tilewatch.engine.cardcassonne.Row;
import tilewatch.engine.cardcassonne.RowPiece;
import tilewatch.engine.cardcassonne.Seat;
import tilewatch.engine.cardcassonne.TakeCards;
import tilewatch.engine.cardcassonne.TurnUp;

/**
 * Cardcassonne: hands and face-down cards are their owners' secret, and nobody looks into a chest before the end. Whatever
 * is shown to others is made of the view they have, never of what the rules know.
 */
final class CardcassonneShowing implements Showing<CardcassonneState, CardcassonneMove> {
    private static final String UNKNOWN = "?";

    private final Cardcassonne cards = new Cardcassonne();

    @Override
    public Game<CardcassonneState, CardcassonneMove> game() {
        return cards;
    }

    @Override
    public boolean hasSecrets() {
        return true;
    }

    @Override
    public boolean drawsOpenly() {
        return false;
    }

    /** Others read {@code down city} where the owner said {@code down blue-2 city}, and {@code hand} alone. */
    @Override
    public String seen(int player, String move, int viewer) {
        String[] words = move.strip().split("\\s+", -1);
        if (player == viewer) {
            return move;
        }
        return switch (words[0]) {
            case "hand" -> words[0];
            case "down" -> words.length == 3 ? "down " + words[2] : move;
            default -> move;
        };
    }

    /** A row is a row of the board, its cards counted from the track; a figure has the square behind its last card. */
    @Override
    public Board board(CardcassonneState state, int viewer) {
        List<Tile> tiles = new ArrayList<>();
        List<Figure> figures = new ArrayList<>();
        for (Row row : cards.view(state, viewer).rows()) {
            int y = row.colour().ordinal();
            int x = 0;
            for (RowPiece piece : row.pieces()) {
                if (piece instanceof RowPiece.Figure figure) {
                    figures.add(new Figure(
                            x, y, figure.player(), "figure", "", row.colour().row()));
                } else {
                    boolean hidden = piece instanceof RowPiece.FaceDown down && !down.turned();
                    String name =
                            hidden ? UNKNOWN : piece.card().map(Card::code).orElse(UNKNOWN);
                    tiles.add(new Tile(x++, y, name, cards.id(), 0));
                }
            }
        }
        return new Board(tiles, figures, List.of());
    }

    @Override
    public Map<String, Integer> supply(CardcassonneState state, int player) {
        return Map.of("figure", state.seat(player).figurePlaced() ? 0 : 1);
    }

    @Override
    public List<Item> items(CardcassonneState state, int player, int viewer) {
        CardcassonneView view = cards.view(state, viewer);
        CardcassonneView.SeatView seat = view.seats().get(player);
        List<Item> items = new ArrayList<>();
        items.add(new Item("hand", UNKNOWN, seat.handSize()));
        seat.hand().ifPresent(hand -> add(items, "card", hand));
        for (Row row : view.rows()) {
            for (RowPiece piece : row.pieces()) {
                if (piece instanceof RowPiece.FaceDown down && down.owner() == player && !down.turned()) {
                    down.card().ifPresent(card -> items.add(new Item("face-down", card.code(), 1)));
                }
            }
        }
        for (Colour colour : Colour.values()) {
            Herds.Herd herd = seat.herds().of(colour);
            add(items, "herd", colour.word(), herd.livestock());
            add(items, "barn", colour.word(), herd.barns());
        }
        add(items, "barn", UNKNOWN, seat.herds().loneBarns());
        add(items, "chest", UNKNOWN, seat.chest().isPresent() ? 0 : seat.chestSize());
        seat.chest().ifPresent(chest -> add(items, "chest", chest));
        return items;
    }

    private static void add(List<Item> items, String kind, Pile pile) {
        pile.kinds().forEach(card -> items.add(new Item(kind, card.code(), pile.count(card))));
    }

    private static void add(List<Item> items, String kind, String what, int count) {
        if (count > 0) {
            items.add(new Item(kind, what, count));
        }
    }

    /** Cards that nobody can see: in the deck, in hands, face down, or in chests, into which nobody may look. */
    @Override
    public List<Left> remaining(CardcassonneState state) {
        Pile box = CardSet.BOX.cards();
        CardcassonneView open = cards.view(state, -1);
        return box.kinds().stream()
                .map(card -> new Left(
                        card.code(),
                        cards.id(),
                        box.count(card) - state.discarded().count(card) - inSight(open, card),
                        true))
                .toList();
    }

    private static int inSight(CardcassonneView open, Card card) {
        long inRows = open.rows().stream()
                .flatMap(row -> row.pieces().stream())
                .filter(piece -> piece.card().filter(card::equals).isPresent())
                .count();
        return (int) inRows
                + open.seats().stream()
                        .mapToInt(seat -> inHerds(seat.herds(), card))
                        .sum();
    }

    private static int inHerds(Herds herds, Card card) {
        return switch (card.kind()) {
            case LIVESTOCK ->
                card.colour().map(colour -> herds.of(colour).livestock()).orElse(0);
            case BARN ->
                herds.loneBarns()
                        + Arrays.stream(Colour.values())
                                .mapToInt(colour -> herds.of(colour).barns())
                                .sum();
            default -> 0;
        };
    }

    /** Where a card may be laid depends on its colour alone, so that nobody learns by asking what another holds. */
    @Override
    public List<Place> places(CardcassonneState state, String piece, int viewer) {
        Card card = Card.coded(piece).orElseThrow(() -> new NotationException(piece, "a card like blue-2 or barn"));
        Seat seat = state.seat(state.toMove());
        Places places = new Places();
        boolean faceUp = state.phase() == Phase.OPENING || seat.laidFirst();
        if (state.phase() == Phase.OPENING
                || (state.phase() == Phase.LAYING && seat.hand().size() > 0)) {
            for (Row row : state.rows()) {
                String move = (faceUp ? "lay " : "down ") + card.code() + " "
                        + row.colour().row();
                if (!faceUp || card.fits(row.colour())) {
                    places.add(new Pos(row.length(), row.colour().ordinal()), Turn.UP, Choice.of(move, 0));
                }
            }
        }
        return places.bestFirst();
    }

    @Override
    public List<Question> questions(CardcassonneState state) {
        return switch (state.phase()) {
            case LAYING -> laying(state);
            case TAKING -> List.of(taking(state));
            case OPENING, OVER -> List.of();
        };
    }

    private List<Question> laying(CardcassonneState state) {
        List<Question> questions = new ArrayList<>();
        Seat seat = state.seat(state.toMove());
        List<Choice> choices = new ArrayList<>();
        for (Colour row : Colour.values()) {
            if (!seat.laidFirst() && seat.hand().size() > 0) {
                choices.add(Choice.of("down " + row.row(), 0));
            }
            if (!seat.figurePlaced()) {
                choices.add(new Choice("figure " + row.row(), "figure", "", row.row(), 0, null));
            }
        }
        questions.add(new Question(state.toMove(), "turn", 1, choices));
        for (int player = 0; player < state.seats().size(); player++) {
            Seat other = state.seat(player);
            if (!other.hand().told() && other.hand().size() > 0) {
                questions.add(new Question(player, "hand", other.hand().size(), List.of()));
            }
        }
        return questions;
    }

    /** Captured cards lie open before everybody, so these questions and their points are no secret. */
    private Question taking(CardcassonneState state) {
        List<CardcassonneMove> legal = cards.legalMoves(state);
        List<Choice> turned = legal.stream()
                .filter(TurnUp.class::isInstance)
                .map(TurnUp.class::cast)
                .map(up -> List.of(up.row().ordinal(), up.place()))
                .distinct()
                .flatMap(spot -> Arrays.stream(Card.values())
                        .map(card -> new TurnUp(state.toMove(), Colour.values()[spot.get(0)], spot.get(1), card)))
                .map(up -> Choice.of(up.text(), 0))
                .toList();
        List<Choice> taken = cards.hints(state, state.toMove()).stream()
                .filter(hint -> hint.move() instanceof TakeCards)
                .map(hint -> Choice.of(hint.move().text(), hint.points()))
                .toList();
        return turned.isEmpty()
                ? new Question(state.toMove(), "take", 1, taken)
                : new Question(state.toMove(), "turn-up", 1, turned);
    }

    @Override
    public List<ScoreLine> ending(CardcassonneState state, int viewer) {
        return cards.view(state, viewer).finalLines();
    }

    @Override
    public boolean projects(CardcassonneState state, int player, int viewer) {
        return state.over();
    }
}
