package tilewatch.engine.castle;

import java.util.List;
import java.util.random.RandomGenerator;
import tilewatch.engine.Game;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.Option;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;
import tilewatch.engine.Verdict;

/** Carcassonne: The Castle, for two. */
public final class Castle implements Game<CastleState, CastleMove> {

    private static final String DOUBLE_TOKENS = "double-tokens";
    private static final String ANY_TURN = "any-turn";
    private static final String KEEP_SIZE = "keep-size";
    private static final String START_SPACES = "start-spaces";

    private static final List<Option> OPTIONS = List.of(
            new Option(
                    DOUBLE_TOKENS,
                    "own-turn",
                    List.of("own-turn", ANY_TURN),
                    "Whether tokens 2 and 3 also double a tower or house that the other player's tile has finished."),
            new Option(
                    KEEP_SIZE,
                    START_SPACES,
                    List.of(START_SPACES, "tiles"),
                    "Whether a start space makes the house a keep stands on larger, as it makes it worth more."));

    private final Box box;

    /** With the stand-in castle. */
    public Castle() {
        this(StandIn.BOX);
    }

    /** With the tiles and the wall of somebody's box. */
    public Castle(Box box) {
        this.box = box;
    }

    /** The stand-in is read once. */
    private static final class StandIn {
        private static final Box BOX = BoxReader.standIn();
    }

    static boolean tokensInAnyTurn(Setup setup) {
        return setup.option(DOUBLE_TOKENS).equals(ANY_TURN);
    }

    static boolean startSpacesEnlargeKeeps(Setup setup) {
        return setup.option(KEEP_SIZE).equals(START_SPACES);
    }

    public Box box() {
        return box;
    }

    @Override
    public String id() {
        return "castle";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public CastleState start(Setup setup) {
        if (setup.players().size() != 2) {
            throw new SetupException(
                    "The Castle is for 2 players, not " + setup.players().size());
        }
        return CastleState.start(setup.completed(OPTIONS), box);
    }

    @Override
    public Verdict<CastleState> judge(CastleState state, CastleMove move) {
        return move.judge(state);
    }

    @Override
    public List<CastleMove> legalMoves(CastleState state) {
        return LegalMoves.of(state);
    }

    /** Every legal turn with this tile, or throwing it away if it fits nowhere. */
    public List<CastleMove> moves(CastleState state, Piece tile) {
        return LegalMoves.with(state, tile);
    }

    /** Turns up a token that was just taken, or draws a tile; both are blind. */
    @Override
    public List<CastleMove> movesAfterDraw(CastleState state, RandomGenerator random) {
        return state.over() ? List.of() : Draw.moves(state, random);
    }

    /** A legal move with what it would score now, the other player's lines included. */
    public record Hint(CastleMove move, List<ScoreLine> scored) {

        /** Points for whoever makes the move, less those it gives away. */
        public int gain() {
            return ScoreLine.total(scored, move.player()) - ScoreLine.total(scored, 1 - move.player());
        }
    }

    public List<Hint> hints(CastleState state, Piece tile) {
        return moves(state, tile).stream()
                .map(move -> new Hint(move, judge(state, move).scored()))
                .toList();
    }

    /**
     * What that player, or with -1 a spectator, may see. Here it is the whole state: tokens on the wall lie face down
     * for everybody, taken ones face up, so nothing in the state is anybody's secret.
     */
    public CastleState view(CastleState state, int viewer) {
        return state;
    }

    /** The same tile and figure with every choice of scoring order and tokens, for the table to choose from. */
    public List<Lay> choices(CastleState state, Lay lay) {
        return LegalMoves.choices(state, lay);
    }

    /** Where the markers would stop, area by area, and the tokens they would take. */
    public List<Landing> landings(CastleState state, Lay lay) {
        return lay.landings(state);
    }

    @Override
    public List<ScoreLine> finalScoring(CastleState state) {
        return FinalScoring.projected(state);
    }

    @Override
    public MoveNotation<CastleState, CastleMove> notation() {
        return new CastleNotation();
    }
}
