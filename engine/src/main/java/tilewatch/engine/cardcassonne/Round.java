package tilewatch.engine.cardcassonne;

import tilewatch.engine.SetupException;

/**
 * How far the game is.
 *
 * @param number the round, from 1; 0 while the opening is laid
 * @param dealer who dealt this round
 * @param lastFigure who placed a figure last and will therefore deal next
 * @param deck cards left in the face-down deck
 */
public record Round(int number, Phase phase, int dealer, int lastFigure, int toMove, int deck) {

    /** Cards the first dealer lays out. */
    static final int OPENING_CARDS = 10;

    static Round opening(int dealer, int deck) {
        return new Round(0, Phase.OPENING, dealer, dealer, dealer, deck);
    }

    /** Rules, "Подготовка игры": cards in a hand by number of players. */
    static int handSize(int players) {
        return switch (players) {
            case 2 -> 6;
            case 3, 4 -> 5;
            case 5 -> 4;
            default -> throw new SetupException(players + " players: Cardcassonne is played by two to five");
        };
    }

    Round cardDrawn() {
        return new Round(number, phase, dealer, lastFigure, toMove, deck - 1);
    }

    /** The player who placed a figure last deals, the one to the left begins. */
    Round next(int players) {
        int dealt = players * handSize(players);
        return deck < dealt
                ? inPhase(Phase.OVER)
                : new Round(number + 1, Phase.LAYING, lastFigure, lastFigure, (lastFigure + 1) % players, deck - dealt);
    }

    Round withToMove(int player) {
        return new Round(number, phase, dealer, lastFigure, player, deck);
    }

    Round withLastFigure(int player) {
        return new Round(number, phase, dealer, player, toMove, deck);
    }

    Round inPhase(Phase next) {
        return new Round(number, next, dealer, lastFigure, toMove, deck);
    }
}
