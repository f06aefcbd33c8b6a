package tilewatch.engine.cardcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Match;

/** Nobody sees another's hand, a face-down card of somebody else, or any chest before the end. */
class SecretsTest {

    private static final int GAMES = 200;

    @Test
    void a_view_holds_no_hand_but_the_viewers_and_no_chest_before_the_end() {
        for (long seed = 0; seed < GAMES; seed++) {
            new RandomGame(seed).told(state -> {
                for (int viewer = -1; viewer < state.seats().size(); viewer++) {
                    assertNothingLeaks(CardTable.GAME.view(state, viewer), state.over());
                }
            });
        }
    }

    /**
     * The stronger half: change every secret the viewer may not know, and neither the view nor the hints change. Whatever
     * a view says can then not have come from a secret.
     */
    @Test
    void a_view_stays_the_same_when_the_secrets_behind_it_change() {
        for (long seed = 0; seed < GAMES; seed++) {
            new RandomGame(seed).told(state -> {
                for (int viewer = -1; viewer < state.seats().size() && !state.over(); viewer++) {
                    CardcassonneState other = withOtherSecrets(state, viewer);
                    assertThat(CardTable.GAME.view(other, viewer)).isEqualTo(CardTable.GAME.view(state, viewer));
                    assertThat(CardTable.GAME.hints(other, viewer)).isEqualTo(CardTable.GAME.hints(state, viewer));
                }
            });
        }
    }

    @Test
    void moves_told_to_others_name_no_hand_and_no_face_down_card() {
        Match<CardcassonneState, CardcassonneMove> match = new RandomGame(7).told(state -> {});
        for (Match.Turn<CardcassonneState, CardcassonneMove> turn : match.turns()) {
            CardcassonneMove move = turn.move();
            int other = (move.player() + 1) % match.state().seats().size();
            assertThat(move.seenBy(move.player())).contains(move);
            if (move instanceof EnterHand) {
                assertThat(move.seenBy(other)).isEmpty();
            } else if (move instanceof LayFaceDown down) {
                assertThat(move.seenBy(other)).contains(new LayFaceDown(move.player(), down.spot(), Optional.empty()));
            } else {
                assertThat(move.seenBy(other)).contains(move);
            }
        }
    }

    @Test
    void a_verdict_on_a_face_down_card_does_not_name_it() {
        CardTable table = CardTable.of("Ann", "Bob")
                .seat(0, Seat.EMPTY.dealt(1))
                .rows("city: dragon")
                .play("Ann: hand blue-1");
        assertThat(table.judge("Ann: down dragon road").violations())
                .hasSize(2)
                .noneMatch(violation -> violation.toString().contains("dragon")
                        || violation.toString().contains("blue-1"));
    }

    /** Otherwise whoever enters hands on trial would learn what the others entered. */
    @Test
    void a_verdict_on_what_is_told_in_secret_does_not_depend_on_the_secrets_of_others() {
        CardTable table = CardTable.of("Ann", "Bob", "Cid")
                .seat(0, Seat.EMPTY.dealt(1))
                .rows("road: ?Cid=fairy")
                .play("Bob: hand dragon");
        for (String card : List.of("dragon", "fairy", "blue-1")) {
            assertThat(table.broken("Ann: hand " + card)).isEmpty();
            assertThat(table.broken("Ann: down " + card + " city")).isEmpty();
        }
        assertThat(table.broken("Cid: hand fairy"))
                .as("her own card lies there")
                .containsExactly("box-count");
    }

    private static void assertNothingLeaks(CardcassonneView view, boolean over) {
        for (int player = 0; player < view.seats().size(); player++) {
            CardcassonneView.SeatView seat = view.seats().get(player);
            assertThat(seat.hand().isEmpty() || player == view.viewer()).isTrue();
            assertThat(seat.chest().isPresent()).isEqualTo(over);
        }
        assertThat(view.finalLines().isEmpty() || over).isTrue();
        for (Row row : view.rows()) {
            assertThat(row.pieces())
                    .allMatch(piece -> !(piece instanceof RowPiece.FaceDown down)
                            || down.turned()
                            || down.owner() == view.viewer()
                            || down.card().isEmpty());
        }
    }

    /** Other hands and face-down cards become dragons, chests squares: as many as before, but nothing true. */
    private static CardcassonneState withOtherSecrets(CardcassonneState state, int viewer) {
        CardcassonneState other = state;
        for (int player = 0; player < state.seats().size(); player++) {
            Seat seat = state.seat(player);
            Hand hand = player == viewer
                    ? seat.hand()
                    : new Hand(
                            seat.hand().size(),
                            Pile.EMPTY.plus(Card.DRAGON, seat.hand().size()));
            Chest chest =
                    new Chest(Pile.EMPTY.plus(Card.SQUARE, seat.chest().cards().size()));
            other = other.with(player, new Seat(hand, seat.laidFirst(), seat.figurePlaced(), seat.herds(), chest));
        }
        for (Row row : state.rows()) {
            List<RowPiece> pieces = row.pieces().stream()
                    .map(piece -> piece instanceof RowPiece.FaceDown down && !down.turned() && down.owner() != viewer
                            ? new RowPiece.FaceDown(down.owner(), Optional.of(Card.DRAGON), false)
                            : piece)
                    .toList();
            other = other.with(new Row(row.colour(), pieces));
        }
        return other;
    }
}
