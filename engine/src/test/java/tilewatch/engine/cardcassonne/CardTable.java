package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/**
 * A table drawn in a test: {@code rows("city: blue-1 ^Ann ?Bob ?Cid=red-1")} is a face-up card, Ann's figure, a
 * face-down card of Bob's that nobody knows and one of Cid's that he told.
 */
final class CardTable {

    static final Cardcassonne GAME = new Cardcassonne();

    private CardcassonneState state;
    private List<ScoreLine> scored = List.of();

    private CardTable(CardcassonneState state) {
        this.state = state;
    }

    /** Somewhere in round 1: everybody has laid the face-down card and holds one more; the first player is to move. */
    static CardTable of(String... players) {
        CardcassonneState start = GAME.start(new Setup("cardcassonne", List.of(players), Map.of()));
        CardTable table = new CardTable(start.with(new Round(1, Phase.LAYING, 0, 0, 0, 100)));
        for (int player = 0; player < players.length; player++) {
            table.seat(player, Seat.EMPTY.afterLaying(Hand.dealt(1)));
        }
        return table;
    }

    CardTable rows(String... rows) {
        for (String row : rows) {
            String[] parts = row.split(":\\s*", 2);
            Colour colour = Arrays.stream(Colour.values())
                    .filter(c -> c.row().equals(parts[0]))
                    .findFirst()
                    .orElseThrow();
            List<RowPiece> pieces = new ArrayList<>();
            for (String word : parts[1].split("\\s+", -1)) {
                pieces.add(piece(word));
            }
            state = state.with(new Row(colour, pieces));
        }
        for (int player = 0; player < state.seats().size(); player++) {
            if (Turns.captureOf(state, player).isPresent()) {
                seat(player, state.seat(player).withFigurePlaced());
            }
        }
        return this;
    }

    private RowPiece piece(String word) {
        if (word.startsWith("^")) {
            return new RowPiece.Figure(state.setup().playerNamed(word.substring(1)));
        }
        if (word.startsWith("?")) {
            String[] parts = word.substring(1).split("=", -1);
            Optional<Card> card = parts.length > 1 ? Card.coded(parts[1]) : Optional.empty();
            return new RowPiece.FaceDown(state.setup().playerNamed(parts[0]), card, false);
        }
        return new RowPiece.FaceUp(Card.coded(word).orElseThrow());
    }

    CardTable seat(int player, Seat seat) {
        state = state.with(player, seat);
        return this;
    }

    CardTable herds(int player, Herds herds) {
        Seat seat = state.seat(player);
        return seat(player, new Seat(seat.hand(), seat.laidFirst(), seat.figurePlaced(), herds, seat.chest()));
    }

    /** This many unknown cards in the hand. */
    CardTable held(int player, int cards) {
        return seat(player, state.seat(player).holding(Hand.dealt(cards)));
    }

    /** Nobody has any card left: the next figure can end the round. */
    CardTable handsEmpty() {
        for (int player = 0; player < state.seats().size(); player++) {
            held(player, 0);
        }
        return this;
    }

    CardTable toMove(int player) {
        state = state.with(state.round().withToMove(player));
        return this;
    }

    /** {@code "Ann: lay blue-1 city"} */
    Verdict<CardcassonneState> judge(String line) {
        String[] parts = line.split(":\\s*", 2);
        int player = state.setup().playerNamed(parts[0]);
        return GAME.judge(state, GAME.notation().parse(state, player, parts[1]));
    }

    /** Plays the lines, whatever the verdicts; a line that makes no sense fails the test. */
    CardTable play(String... lines) {
        for (String line : lines) {
            Verdict<CardcassonneState> verdict = judge(line);
            state = verdict.next().orElseThrow(() -> new AssertionError(line + " " + verdict.violations()));
            scored = verdict.scored();
        }
        return this;
    }

    List<String> broken(String line) {
        return judge(line).violations().stream().map(Violation::rule).toList();
    }

    /** What the last line scored: {@code "Ann inhabitants 3 inhabitants x 5 = 15"}. */
    List<String> scored() {
        return scored.stream().map(this::text).toList();
    }

    String text(ScoreLine line) {
        return state.name(line.player()) + " " + line.feature() + ": " + line.expression() + " = " + line.points();
    }

    CardcassonneState state() {
        return state;
    }
}
