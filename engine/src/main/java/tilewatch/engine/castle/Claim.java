package tilewatch.engine.castle;

/** A token 4 to 7 used in the final scoring, and a spot of the area it is used on. */
public record Claim(int player, Token token, Spot area) {}
