package tilewatch.engine.cardcassonne;

import java.util.List;
import java.util.Map;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** Every rule that can be broken, in words. A text never names a card its reader might not be allowed to know. */
final class Breach {

    private static final String LAYING = "Rules, «Ход игры», «Выложить карту»";
    private static final String FIGURE = "Rules, «Ход игры», «Выставить подданного»";
    private static final String TURNS = "Rules, «Ход игры»";
    private static final String SETUP = "Rules, «Подготовка игры»";
    private static final String PIECES = "Rules, «Состав игры»";
    private static final String TAKING = "Rules, «Начисление очков»";
    private static final String LIVESTOCK = "Rules, «Начисление очков», «Скот»";
    private static final String FOREIGN = "Rules, «Несовпадение по цвету»";
    private static final String END = "Rules, «Конец игры»";

    private Breach() {}

    static Verdict<CardcassonneState> nonsense(Violation violation) {
        return Verdict.Illegal.nonsense(List.of(violation));
    }

    static Violation gameOver() {
        return of("game-over", List.of(), Map.of(), "The game is over: the deck is used up", END);
    }

    static Violation noSuchPlayer(int player, int players) {
        return of(
                "no-such-player",
                List.of(),
                Map.of("player", String.valueOf(player)),
                "There is no player " + player + " among " + players,
                SETUP);
    }

    static Violation notYourTurn(CardcassonneState state, int player, Pos cell) {
        return of(
                "turn-order",
                List.of(cell),
                Map.of("player", state.name(player), "toMove", state.name(state.toMove())),
                "It is " + state.name(state.toMove()) + "'s turn, not " + state.name(player) + "'s",
                TURNS);
    }

    static Violation openingFirst(CardcassonneState state) {
        int left = state.round().deck() - (CardSet.BOX.cards().size() - Round.OPENING_CARDS);
        return of(
                "opening-first",
                List.of(),
                Map.of("left", String.valueOf(left)),
                "The dealer has not laid out the ten opening cards yet: " + left + " to go",
                SETUP);
    }

    static Violation openingFaceUp(Pos cell) {
        return of(
                "opening-face-up",
                List.of(cell),
                Map.of(),
                "The opening cards lie face up, in the row of their colour; this one lies face down",
                SETUP);
    }

    static Violation roundOver(CardcassonneState state) {
        return of(
                "round-over",
                List.of(),
                Map.of("toMove", state.name(state.toMove())),
                "All cards are laid and all figures placed: " + state.name(state.toMove())
                        + " has captured cards to take",
                TAKING);
    }

    static Violation nothingToTake(CardcassonneState state, int player) {
        return of(
                "nothing-to-take",
                List.of(),
                Map.of("player", state.name(player)),
                state.name(player) + " has no captured cards to take now",
                TAKING);
    }

    static Violation handEmpty(CardcassonneState state, int player) {
        return of(
                "hand-empty",
                List.of(),
                Map.of("player", state.name(player)),
                state.name(player) + " has laid every card of this round",
                TURNS);
    }

    static Violation firstFaceDown(Card card, Pos cell) {
        return of(
                "first-face-down",
                List.of(cell),
                Map.of("card", card.code()),
                "The first card of a round is laid face down; " + card.code() + " lies face up",
                LAYING);
    }

    static Violation laterFaceUp(Pos cell) {
        return of(
                "later-face-up",
                List.of(cell),
                Map.of(),
                "Only the first card of a round is laid face down; this is a later one",
                LAYING);
    }

    static Violation colour(Card card, Colour row, Pos cell) {
        return of(
                "colour-matches-row",
                List.of(cell),
                Map.of("card", card.code(), "row", row.row(), "colour", row.word()),
                card.code() + " does not match the " + row.row() + " row, which is " + row.word(),
                LAYING);
    }

    static Violation between(String what, Row row, Spot spot) {
        int place = spot.place().orElse(0);
        return of(
                "at-the-end",
                List.of(new Pos(place, row.colour().ordinal()), row.end()),
                Map.of("what", what, "row", row.colour().row(), "place", String.valueOf(place + 1)),
                "A " + what + " is put at the end of the " + row.colour().row() + " row, behind its " + row.length()
                        + " cards, not at place " + (place + 1),
                what.equals("figure") ? FIGURE : LAYING);
    }

    static Violation notInHand(CardcassonneState state, int player, Pos cell) {
        return of(
                "not-in-hand",
                List.of(cell),
                Map.of("player", state.name(player)),
                "This card is not among those " + state.name(player) + " entered as the hand",
                LAYING);
    }

    /** @param card named only where everybody sees it */
    static Violation boxCount(String card, List<Pos> cells) {
        return of(
                "box-count",
                cells,
                Map.of("card", card),
                "More of " + card + " than the box holds have been seen or entered",
                PIECES);
    }

    static Violation oneFigure(CardcassonneState state, int player, Pos from, Pos to) {
        return of(
                "figure-stays",
                List.of(to, from),
                Map.of("player", state.name(player)),
                state.name(player) + "'s big figure already stands in a row and stays there until the end of the round",
                FIGURE);
    }

    static Violation handSize(CardcassonneState state, int player, int entered) {
        int held = state.seat(player).hand().size();
        return of(
                "hand-size",
                List.of(),
                Map.of("player", state.name(player), "entered", String.valueOf(entered), "held", String.valueOf(held)),
                state.name(player) + " holds " + held + " cards, but " + entered + " were entered",
                SETUP);
    }

    static Violation noFaceDown(Colour row, int place) {
        return of(
                "no-face-down-card",
                List.of(),
                Map.of("row", row.row(), "place", String.valueOf(place + 1)),
                "No face-down card lies at place " + (place + 1) + " of the " + row.row() + " row",
                TAKING);
    }

    static Violation notCaptured(Colour row, Pos cell) {
        return of(
                "turn-only-captured",
                List.of(cell),
                Map.of("row", row.row()),
                "A face-down card is turned when it is captured; this one in the " + row.row() + " row is not",
                TAKING);
    }

    static Violation turnedDiffers(CardcassonneState state, int owner, Pos cell) {
        return of(
                "turned-differs",
                List.of(cell),
                Map.of("player", state.name(owner)),
                "The card turned up is not the one " + state.name(owner) + " entered",
                TAKING);
    }

    static Violation turnFirst(Capture capture) {
        return of(
                "turn-first",
                capture.cells(),
                Map.of("unknown", String.valueOf(capture.unknown())),
                capture.unknown() + " captured cards still lie face down; turn them up first",
                TAKING);
    }

    static Violation bottomRowFirst(CardcassonneState state, Capture capture) {
        return of(
                "bottom-row-first",
                capture.cells(),
                Map.of("player", state.name(capture.player()), "toMove", state.name(state.toMove())),
                "Captured cards are taken from the bottom row upwards: " + state.name(state.toMove()) + " comes before "
                        + state.name(capture.player()),
                TAKING);
    }

    static Violation notCapturedCard(Card card, Capture capture) {
        return of(
                "not-captured",
                capture.cells(),
                Map.of("card", card.code()),
                "There are not that many " + card.code() + " among the captured cards",
                TAKING);
    }

    static Violation cashOnlyForeign(Card card, Capture capture) {
        return of(
                "cash-only-foreign",
                capture.cells(),
                Map.of("card", card.code(), "row", capture.row().row()),
                "Only livestock and buildings captured face down in a row of another colour can be cashed in; "
                        + card.code() + " in the " + capture.row().row() + " row cannot",
                FOREIGN);
    }

    static Violation noHerd(Colour colour) {
        return of(
                "barn-needs-herd",
                List.of(),
                Map.of("colour", colour.word()),
                "A barn joins livestock the player has; there is no " + colour.word() + " livestock",
                LIVESTOCK);
    }

    static Violation tooManyBarns(int named, int barns) {
        return of(
                "too-many-barns",
                List.of(),
                Map.of("named", String.valueOf(named), "barns", String.valueOf(barns)),
                named + " barns were to join livestock, but the player has " + barns + " free ones",
                LIVESTOCK);
    }

    static Violation barnMustJoin(int alone) {
        return of(
                "barn-must-join",
                List.of(),
                Map.of("alone", String.valueOf(alone)),
                alone + " barns stay alone, but a barn must join livestock as soon as the player has some",
                LIVESTOCK);
    }

    private static Violation of(
            String rule, List<Pos> cells, Map<String, String> details, String text, String passage) {
        return new Violation(rule, cells, details, text, passage);
    }
}
