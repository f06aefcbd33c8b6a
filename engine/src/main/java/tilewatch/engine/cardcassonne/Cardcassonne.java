package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewatch.engine.Game;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.Option;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;
import tilewatch.engine.Verdict;

/** Cardcassonne (2009) for two to five players. */
public final class Cardcassonne implements Game<CardcassonneState, CardcassonneMove> {

    private static final Option DEALER = new Option(
            "dealer",
            "1",
            List.of("1", "2", "3", "4", "5"),
            "The youngest player deals first: their place in the seating order. The player to the left begins.");

    private static final List<Option> OPTIONS = List.of(DEALER, LivestockTable.NINE, LivestockTable.TEN);

    @Override
    public String id() {
        return "cardcassonne";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public CardcassonneState start(Setup setup) {
        Setup complete = setup.completed(OPTIONS);
        int players = complete.players().size();
        Round.handSize(players);
        int dealer = firstDealer(complete);
        if (dealer >= players) {
            throw new SetupException("Option dealer cannot be " + (dealer + 1) + " with " + players + " players");
        }
        return new CardcassonneState(
                complete,
                Round.opening(dealer, CardSet.BOX.cards().size()),
                Arrays.stream(Colour.values())
                        .map(colour -> new Row(colour, List.of()))
                        .toList(),
                Collections.nCopies(players, Seat.EMPTY),
                Pile.EMPTY,
                List.of());
    }

    static int firstDealer(Setup setup) {
        return Integer.parseInt(setup.option(DEALER.id())) - 1;
    }

    @Override
    public Verdict<CardcassonneState> judge(CardcassonneState state, CardcassonneMove move) {
        int players = state.seats().size();
        if (move.player() < 0 || move.player() >= players) {
            return Breach.nonsense(Breach.noSuchPlayer(move.player(), players));
        }
        return state.over() ? Breach.nonsense(Breach.gameOver()) : move.judge(state);
    }

    /**
     * Every move of the player whose turn it is, with whatever card they can have. An unknown hand or face-down card can
     * be any that has not been seen. Telling a hand is always possible besides and not listed.
     */
    @Override
    public List<CardcassonneMove> legalMoves(CardcassonneState state) {
        return switch (state.phase()) {
            case OPENING -> faceUp(state, unseen(state.known()));
            case LAYING -> turn(state);
            case TAKING -> taking(state);
            case OVER -> List.of();
        };
    }

    @Override
    public List<ScoreLine> finalScoring(CardcassonneState state) {
        return IntStream.range(0, state.seats().size())
                .boxed()
                .flatMap(player -> state.seat(player).chest().score(player).stream())
                .toList();
    }

    @Override
    public MoveNotation<CardcassonneState, CardcassonneMove> notation() {
        return new CardcassonneNotation(this);
    }

    /** What a viewer may see of the table; -1 is somebody who only watches. */
    public CardcassonneView view(CardcassonneState state, int viewer) {
        return CardcassonneView.of(state, viewer, finalScoring(state));
    }

    /** The viewer's own legal moves with their points, from nothing but what the viewer may know. */
    public List<Hint> hints(CardcassonneState state, int viewer) {
        return Hint.of(state, viewer, legalMoves(state));
    }

    private static List<CardcassonneMove> turn(CardcassonneState state) {
        int player = state.toMove();
        Seat seat = state.seat(player);
        List<CardcassonneMove> moves = new ArrayList<>();
        if (seat.hand().size() > 0) {
            Pile seen = seat.laidFirst() ? state.known() : state.knownTo(player);
            List<Card> held = seat.hand().told() ? seat.hand().known().kinds() : unseen(seen);
            moves.addAll(seat.laidFirst() ? faceUp(state, held) : faceDown(player, held));
        }
        if (!seat.figurePlaced()) {
            for (Colour row : Colour.values()) {
                moves.add(new PlaceFigure(player, Spot.endOf(row)));
            }
        }
        return moves;
    }

    private static List<CardcassonneMove> faceUp(CardcassonneState state, List<Card> cards) {
        List<CardcassonneMove> moves = new ArrayList<>();
        for (Card card : cards) {
            for (Colour row : Colour.values()) {
                if (card.fits(row)) {
                    moves.add(new LayCard(state.toMove(), card, Spot.endOf(row)));
                }
            }
        }
        return moves;
    }

    /** A face-down card may lie anywhere; what it is may be told or not. */
    private static List<CardcassonneMove> faceDown(int player, List<Card> cards) {
        List<CardcassonneMove> moves = new ArrayList<>();
        for (Colour row : Colour.values()) {
            moves.add(new LayFaceDown(player, Spot.endOf(row), Optional.empty()));
            for (Card card : cards) {
                moves.add(new LayFaceDown(player, Spot.endOf(row), Optional.of(card)));
            }
        }
        return moves;
    }

    private static List<CardcassonneMove> taking(CardcassonneState state) {
        Capture capture = Turns.nextCapture(state).orElseThrow();
        if (capture.unknown() == 0) {
            return List.copyOf(Turns.haul(state, capture).choices());
        }
        List<CardcassonneMove> moves = new ArrayList<>();
        for (int i = 0; i < capture.cards().size(); i++) {
            if (capture.cards().get(i) instanceof RowPiece.FaceDown down
                    && down.card().isEmpty()) {
                Hand left = state.seat(down.owner()).hand();
                List<Card> unseen = unseen(state.known());
                for (Card card : left.told() ? withLeft(unseen, left) : unseen) {
                    moves.add(new TurnUp(capture.player(), capture.row(), capture.place() + i, card));
                }
            }
        }
        return moves;
    }

    /** All cards are laid by now: one that is left of a told hand is the one its owner laid face down untold. */
    private static List<Card> withLeft(List<Card> unseen, Hand left) {
        return Stream.concat(unseen.stream(), left.known().kinds().stream())
                .distinct()
                .sorted()
                .toList();
    }

    private static List<Card> unseen(Pile known) {
        Pile box = CardSet.BOX.cards();
        return box.kinds().stream()
                .filter(card -> known.count(card) < box.count(card))
                .toList();
    }
}
