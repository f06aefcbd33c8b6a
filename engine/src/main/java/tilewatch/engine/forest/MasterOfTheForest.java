package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilewatch.engine.Game;
import tilewatch.engine.MoveNotation;
import tilewatch.engine.Option;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.SetupException;
import tilewatch.engine.Verdict;

/** Master of the Forest, for two to four players; readings and options are in docs/rules/master-of-the-forest.md. */
public final class MasterOfTheForest implements Game<ForestState, ForestMove> {

    static final String EXPERT = "expert";

    private static final int FEWEST = 2;
    private static final int MOST = 4;

    private final Deck deck = Deck.grandbois();

    @Override
    public String id() {
        return "master-of-the-forest";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.onOff(
                EXPERT, false, "The limit for experienced players: animals do not cover animals of their own clan."));
    }

    @Override
    public ForestState start(Setup setup) {
        int players = setup.players().size();
        if (players < FEWEST || players > MOST) {
            throw new SetupException(
                    players + " players: Master of the Forest is for " + FEWEST + " to " + MOST + " players");
        }
        return ForestState.start(setup.completed(options()), deck);
    }

    @Override
    public Verdict<ForestState> judge(ForestState state, ForestMove move) {
        if (move instanceof ForestMove.Lay lay) {
            return new Referee(state).lay(lay);
        }
        if (move instanceof ForestMove.SetAside aside) {
            return new Referee(state).setAside(aside);
        }
        if (move instanceof ForestMove.Row row) {
            return new Witness(state).row(row);
        }
        if (move instanceof ForestMove.Clans clans) {
            return new Witness(state).clans(clans);
        }
        throw new AssertionError(move);
    }

    /** Every legal turn. That somebody tells of the row or a clan is possible at any time and not listed. */
    @Override
    public List<ForestMove> legalMoves(ForestState state) {
        List<ForestMove.Lay> lays = LegalTurns.lays(state);
        List<ForestMove> moves = new ArrayList<>(lays);
        moves.addAll(LegalTurns.setAsides(state, lays));
        return moves;
    }

    /** Every card that can be laid now, the best first; empty unless the clans of the player to move are known. */
    public List<Hint> hints(ForestState state) {
        List<Clan> clans = state.clans().get(state.toMove());
        return clans.isEmpty() ? List.of() : Hint.all(state, LegalTurns.lays(state), clans);
    }

    /** The pads of all players whose clans are known. They betray the clans: others may see them only in a view. */
    @Override
    public List<ScoreLine> finalScoring(ForestState state) {
        return pads(state).stream().flatMap(pad -> pad.lines().stream()).toList();
    }

    private static List<ScorePad> pads(ForestState state) {
        return IntStream.range(0, state.players())
                .filter(player -> !state.clans().get(player).isEmpty())
                .mapToObj(player ->
                        ScorePad.of(state.forest(), player, state.clans().get(player)))
                .toList();
    }

    /** The players from first to last, equals together; empty as long as somebody's clans are unknown. */
    public List<List<Integer>> standing(ForestState state) {
        List<ScorePad> pads = pads(state).stream().sorted(ScorePad.BEST_FIRST).toList();
        if (pads.size() < state.players()) {
            return List.of();
        }
        List<List<Integer>> places = new ArrayList<>();
        for (int i = 0; i < pads.size(); i++) {
            if (i == 0 || ScorePad.BEST_FIRST.compare(pads.get(i - 1), pads.get(i)) != 0) {
                places.add(new ArrayList<>());
            }
            places.get(places.size() - 1).add(pads.get(i).player());
        }
        return places;
    }

    /** What that player, or with -1 a spectator, may see. */
    public ForestView view(ForestState state, int viewer) {
        List<List<Clan>> clans = IntStream.range(0, state.players())
                .mapToObj(player ->
                        player == viewer || state.over() ? state.clans().get(player) : List.<Clan>of())
                .toList();
        ForestState open = new ForestState(state.setup(), state.toMove(), state.forest(), state.stock(), clans);
        return new ForestView(
                viewer,
                state.setup(),
                state.toMove(),
                state.over(),
                state.forest(),
                state.stock(),
                state.clans().stream().map(known -> !known.isEmpty()).toList(),
                clans,
                finalScoring(open),
                standing(open));
    }

    @Override
    public MoveNotation<ForestState, ForestMove> notation() {
        return new ForestNotation(this, deck);
    }
}
