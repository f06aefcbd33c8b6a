package tilewatch.engine.cardcassonne;

import java.util.Optional;
import tilewatch.engine.Verdict;

/** Something that happens at the table or that a player tells; every kind knows the rules that bind it. */
public sealed interface CardcassonneMove permits LayCard, LayFaceDown, PlaceFigure, EnterHand, TurnUp, TakeCards {

    /** Who does it. */
    int player();

    /** What the rulebook says of it while the game is on. */
    Verdict<CardcassonneState> judge(CardcassonneState state);

    /** How it is written, without the player's name. */
    String text();

    /** What this viewer may know of it; empty if it is nobody's business but the player's. */
    Optional<CardcassonneMove> seenBy(int viewer);
}
