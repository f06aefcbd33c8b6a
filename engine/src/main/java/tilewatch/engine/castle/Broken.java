package tilewatch.engine.castle;

import java.util.List;
import java.util.Map;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Side;

/** The sentences for every rule that can be broken, each with the section of the rulebook it stands in. */
final class Broken {

    private static final String TURN = "Ход игры";
    private static final String TILE = "Как сыграть квадрат";
    private static final String FIGURE = "Как выставить подданного";
    private static final String TAKING = "Получение жетонов";
    private static final String END = "Конец игры";
    private static final String TOKENS = "Жетоны стены";
    private static final String SETUP = "Подготовка к игре";
    private static final String BOX = "Состав игры";

    private Broken() {}

    static List<Violation> turn(CastleState state, int player) {
        if (player == state.toMove()) {
            return List.of();
        }
        String who = name(state, player);
        String turn = name(state, state.toMove());
        return List.of(of(
                "turn-order",
                List.of(),
                Map.of("player", who, "toMove", turn),
                who + " moves, but it is the turn of " + turn,
                TURN));
    }

    static Violation gameOver() {
        return of("game-over", List.of(), Map.of(), "the last tile has been laid", END);
    }

    static Violation notYet() {
        return of("not-the-end", List.of(), Map.of(), "there are tiles left to lay", END);
    }

    static Violation unknownTile(String tile) {
        return of("tile-known", List.of(), Map.of("tile", tile), "there is no tile " + tile + " in this box", BOX);
    }

    static Violation noTileLeft(String tile) {
        return of("tile-left", List.of(), Map.of("tile", tile), "every tile " + tile + " has been drawn already", BOX);
    }

    static Violation outside(String tile, Pos pos) {
        return of(
                "inside-wall",
                List.of(pos),
                Map.of("tile", tile),
                "the tile " + tile + " at " + pos + " lies outside the wall",
                TURN);
    }

    static Violation taken(CastleState state, String tile, Pos pos) {
        String there = state.table().board().at(pos).orElseThrow().piece().name();
        return of(
                "cell-empty",
                List.of(pos),
                Map.of("tile", tile, "there", there),
                "the tile " + tile + " lies on " + there + " at " + pos,
                TILE);
    }

    static Violation touchesNothing(String tile, Pos pos) {
        return of(
                "touches",
                List.of(pos),
                Map.of("tile", tile),
                "the tile " + tile + " at " + pos + " touches neither a tile nor a start space by a side",
                TILE);
    }

    static Violation street(Table table, Pos pos, Laid laid, Side side) {
        Laid beside = table.board().at(pos.beside(side)).orElseThrow();
        String here = Table.middle(laid, side).word();
        String there = Table.middle(beside, side.opposite()).word();
        return of(
                "streets-meet",
                List.of(pos, pos.beside(side)),
                Map.of("side", side.name(), "here", here, "there", there),
                "on the " + side.word() + " side of " + pos + " a " + here + " meets the " + there + " of "
                        + beside.piece().name(),
                TILE);
    }

    static Violation fits(String tile, Pos pos) {
        return of(
                "fits-nowhere",
                List.of(pos),
                Map.of("tile", tile),
                "the tile " + tile + " was thrown away, but it fits at " + pos,
                TILE);
    }

    static Violation occupied(CastleState state, Spot spot, Area area) {
        Figure first = area.figures().get(0);
        String figure = area.feature().figure();
        String owner = name(state, first.player());
        return of(
                "area-free",
                List.of(spot.pos(), first.spot().pos()),
                Map.of("feature", area.feature().word(), "figure", figure, "owner", owner),
                "the " + area.feature().word() + " at " + spot.pos() + " already has the " + figure + " of " + owner
                        + " at " + first.spot().pos(),
                FIGURE);
    }

    static Violation noFigure(CastleState state, int player, Pos pos) {
        String who = name(state, player);
        return of("figure-left", List.of(pos), Map.of("player", who), who + " has no figure left to put", FIGURE);
    }

    static Violation scoresSecond(Area area) {
        return of(
                "layer-scores-first",
                area.cells(),
                Map.of("feature", area.feature().word()),
                "the " + area.feature().word() + " of whoever laid the tile is scored before the other player's",
                TAKING);
    }

    static Violation noSuchArea(Spot spot) {
        return of("area-exists", List.of(spot.pos()), Map.of(), "there is no such area at " + spot.pos(), TAKING);
    }

    static Violation namedTwice(Area area, Spot spot) {
        return of(
                "scored-once",
                List.of(spot.pos()),
                Map.of("feature", area.feature().word()),
                "the " + area.feature().word() + " at " + spot.pos() + " is named twice",
                TAKING);
    }

    static Violation notScored(Area area, Spot spot) {
        String why = area.feature().canBeFinished() && area.open() > 0 ? "is not finished" : "has no owner to score it";
        return of(
                "area-scored",
                List.of(spot.pos()),
                Map.of("feature", area.feature().word()),
                "the " + area.feature().word() + " at " + spot.pos() + " " + why + " in this turn",
                TAKING);
    }

    static Violation cannotDouble(Area area) {
        return of(
                "token-fits",
                area.cells(),
                Map.of("feature", area.feature().word()),
                "no token doubles a " + area.feature().word(),
                TOKENS);
    }

    static Violation notHeld(CastleState state, int player, Token token) {
        String who = name(state, player);
        List<Corner> unknown = state.seat(player).unknown();
        return of(
                "token-held",
                List.of(),
                Map.of("player", who, "token", "" + token.number()),
                who + " has no token " + token.number() + " to use"
                        + (unknown.isEmpty() ? "" : "; not yet told are those from the corners " + unknown),
                TAKING);
    }

    static Violation notYourTurn(CastleState state, int player, Token token) {
        String who = name(state, player);
        return of(
                "token-own-turn",
                List.of(),
                Map.of("player", who, "token", "" + token.number()),
                who + " uses token " + token.number() + " in the other player's turn",
                TAKING);
    }

    static Violation noTurnLeft() {
        return of("turn-left", List.of(), Map.of("token", "1"), "token 1 is used, but no tile is left", END);
    }

    static Violation nothingToReveal(CastleState state, int player, int space) {
        String who = name(state, player);
        return of(
                "token-taken",
                List.of(),
                Map.of("player", who, "space", "" + space),
                who + " has no unknown token from the corner at " + space + "; unknown are those from "
                        + state.seat(player).unknown(),
                TAKING);
    }

    static Violation thirdToken(CastleState state, Token token) {
        return of(
                "token-copies",
                List.of(),
                Map.of("token", "" + token.number()),
                "both tokens " + token.number() + " of the box have been seen; this would be number "
                        + (state.seen(token) + 1),
                SETUP);
    }

    static Violation onlyAtTheEnd(Token token) {
        return of(
                "token-at-end",
                List.of(),
                Map.of("token", "" + token.number()),
                "token " + token.number() + " is used by itself, but there are tiles left to lay",
                END);
    }

    static Violation neverAimed(Token token) {
        String when = token.atTheEnd() ? " counts without being used on an area" : " is used in a turn, not at the end";
        return of(
                "token-aimed",
                List.of(),
                Map.of("token", "" + token.number()),
                "token " + token.number() + when,
                TOKENS);
    }

    static Violation saidDone(CastleState state, int player, Token token) {
        String who = name(state, player);
        return of(
                "token-before-done",
                List.of(),
                Map.of("player", who, "token", "" + token.number()),
                who + " uses token " + token.number() + " after saying that no more would be used",
                END);
    }

    static Violation wrongAim(Token token, Area area) {
        String aim = (area.finished() ? "finished " : "") + area.feature().word();
        return of(
                "token-fits",
                area.cells(),
                Map.of("token", "" + token.number(), "feature", area.feature().word()),
                "token " + token.number() + " cannot be used on a " + aim,
                TOKENS);
    }

    static Violation noMajority(CastleState state, int player, Token token, Area area) {
        String who = name(state, player);
        return of(
                "token-majority",
                area.cells(),
                Map.of(
                        "player",
                        who,
                        "token",
                        "" + token.number(),
                        "feature",
                        area.feature().word()),
                who + " uses token " + token.number() + " on a "
                        + area.feature().word() + " without having more figures there",
                TOKENS);
    }

    static Violation claimedBefore(Token token, Area area) {
        return of(
                "token-one-area",
                area.cells(),
                Map.of("token", "" + token.number(), "feature", area.feature().word()),
                "a token has been used on this " + area.feature().word() + " before",
                TOKENS);
    }

    private static String name(CastleState state, int player) {
        return state.setup().players().get(player);
    }

    private static Violation of(
            String rule, List<Pos> cells, Map<String, String> details, String text, String section) {
        return new Violation(rule, cells, details, text, section);
    }
}
