package tilewatch.engine.castle;

import tilewatch.engine.Verdict;

/** Something a player does; each kind of move knows its own rules. */
public sealed interface CastleMove permits Lay, Discard, Reveal, UseToken, Done {

    int player();

    Verdict<CastleState> judge(CastleState state);

    /** The move as text, without the player's name. */
    String print(CastleState state);
}
