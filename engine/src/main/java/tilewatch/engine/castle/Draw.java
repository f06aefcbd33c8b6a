package tilewatch.engine.castle;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** What comes up by chance: the tile on top of a pile, and what a token taken from the wall shows. */
final class Draw {

    private Draw() {}

    static List<CastleMove> moves(CastleState state, RandomGenerator random) {
        for (int player = 0; player < 2; player++) {
            for (Corner corner : state.seat(player).unknown()) {
                return List.of(new Reveal(player, corner.first(), token(state, random)));
            }
        }
        return state.allLaid() ? LegalMoves.of(state) : LegalMoves.with(state, tile(state, random));
    }

    /** Every token nobody has seen may be the one, whether it was laid on the wall or left in the box. */
    private static Token token(CastleState state, RandomGenerator random) {
        List<Token> unseen = new ArrayList<>();
        for (Token token : Token.values()) {
            for (int copy = state.seen(token); copy < Token.COPIES; copy++) {
                unseen.add(token);
            }
        }
        return unseen.get(random.nextInt(unseen.size()));
    }

    private static Piece tile(CastleState state, RandomGenerator random) {
        int ticket = random.nextInt(state.tilesLeft());
        for (Piece piece : state.box().tiles()) {
            ticket -= state.left().getOrDefault(piece.name(), 0);
            if (ticket < 0) {
                return piece;
            }
        }
        throw new IllegalStateException("drew past the last tile");
    }
}
