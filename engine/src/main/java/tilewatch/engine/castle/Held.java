package tilewatch.engine.castle;

import java.util.Optional;

/**
 * A wall token lying before a player.
 *
 * @param corner where it was taken
 * @param token what it shows; empty until somebody has said so, because nobody knew it before
 */
public record Held(Corner corner, Optional<Token> token) {

    boolean shows(Token kind) {
        return token.isPresent() && token.get() == kind;
    }
}
