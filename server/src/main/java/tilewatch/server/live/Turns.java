package tilewatch.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewatch.engine.GameState;
import tilewatch.engine.Verdict;
import tilewatch.engine.board.Pos;
import tilewatch.engine.board.Turn;
import tilewatch.server.live.Pieces.Laid;
import tilewatch.server.live.Seen.Reading;
import tilewatch.server.live.Seen.SeenFigure;
import tilewatch.server.live.Seen.SeenTile;
import tilewatch.server.live.Seen.Trust;
import tilewatch.server.table.Command;
import tilewatch.server.table.Sight;
import tilewatch.server.table.TableMatch;

/** Makes turns of the tiles that a view shows and the log does not have. */
final class Turns {
    /** A segment this much more likely than all others together need not be asked about. */
    private static final double CLEAR_CLAIM = 0.75;

    /** A reading less likely than this is no answer worth offering. */
    private static final double WORTH_ASKING = 0.03;

    private static final int MOST_CHOICES = 5;

    private final TableMatch<?, ?> match;
    private final Pieces pieces;
    private final Comparison found;
    private final LoggedTurns logged;
    private final Map<Pos, SeenFigure> earlier;

    /** A way in which the new tiles may have come to lie there. */
    record Candidate(String label, double probability, boolean sure, List<Command> commands) {}

    /** One tile with one reading, and one figure on it or none. */
    private record Part(int player, Laid laid, double probability) {}

    /**
     * @param earlier figures seen on new tiles in this or an earlier view
     */
    Turns(TableMatch<?, ?> match, Pieces pieces, Comparison found, LoggedTurns logged, Map<Pos, SeenFigure> earlier) {
        this.earlier = earlier;
        this.match = match;
        this.pieces = pieces;
        this.found = found;
        this.logged = logged;
    }

    TableMatch<?, ?> match() {
        return match;
    }

    Pieces pieces() {
        return pieces;
    }

    Comparison found() {
        return found;
    }

    LoggedTurns logged() {
        return logged;
    }

    /** Turns that these tiles, which came together, may be: likeliest first, one alone if it is sure; none for many. */
    List<Candidate> candidates(List<SeenTile> together) {
        return switch (together.size()) {
            case 1 -> single(together.get(0));
            case 2 -> pair(together.get(0), together.get(1));
            default -> List.of();
        };
    }

    private List<Candidate> single(SeenTile tile) {
        int mover = match.state().toMove();
        List<Part> likeliest = parts(tile, mover);
        List<Part> parts = lawfulClaimFirst(likeliest);
        boolean sure = isSure(tile, likeliest) && parts.get(0).equals(likeliest.get(0));
        List<Candidate> all = parts.stream()
                .map(part -> new Candidate(pieces.text(part.laid), part.probability, sure, List.of(play(part))))
                .toList();
        return sure ? all.subList(0, 1) : all;
    }

    /**
     * Which tile lies there is seen, whatever the rules say of it. What a figure claims is guessed from where its foot is,
     * so a claim that breaks a rule where another would not is more likely a wrong guess: the other is offered first.
     */
    private List<Part> lawfulClaimFirst(List<Part> likeliest) {
        Part best = likeliest.get(0);
        if (best.laid.put().isEmpty() || legal(best)) {
            return likeliest;
        }
        List<Part> parts = new ArrayList<>(likeliest);
        likeliest.stream()
                .filter(part -> part.laid.without().equals(best.laid.without()) && legal(part))
                .findFirst()
                .ifPresent(lawful -> {
                    parts.remove(lawful);
                    parts.add(0, lawful);
                });
        return parts;
    }

    private boolean legal(Part part) {
        return legal(match, part);
    }

    private <S extends GameState, M> boolean legal(TableMatch<S, M> playing, Part part) {
        S state = playing.state();
        return playing.game()
                .judge(state, playing.game().notation().parse(state, part.player, pieces.text(part.laid)))
                .legal();
    }

    /**
     * Two tiles between two views: the order in which both were legal, if there is one such, is how it was. If both orders
     * are, the figures' colours tell; else somebody must.
     */
    private List<Candidate> pair(SeenTile one, SeenTile other) {
        List<Candidate> legal = new ArrayList<>();
        List<Candidate> any = new ArrayList<>();
        for (List<SeenTile> order : List.of(List.of(one, other), List.of(other, one))) {
            List<Part> first = parts(order.get(0), match.state().toMove());
            int next = (first.get(0).player + 1) % match.started().players().size();
            List<Part> second = parts(order.get(1), next);
            boolean sure = isSure(order.get(0), first) && isSure(order.get(1), second);
            Part a = first.get(0);
            Part b = second.get(0);
            Candidate candidate = new Candidate(
                    pieces.text(a.laid) + ", then " + pieces.text(b.laid),
                    a.probability * b.probability / 2,
                    sure,
                    List.of(play(a), play(b)));
            any.add(candidate);
            if (legalInTurn(a, b)) {
                legal.add(candidate);
            }
        }
        return legal.size() == 1 ? legal : any;
    }

    private boolean legalInTurn(Part first, Part second) {
        return legalInTurn(match, first, second);
    }

    private <S extends GameState, M> boolean legalInTurn(TableMatch<S, M> playing, Part first, Part second) {
        S state = playing.state();
        var notation = playing.game().notation();
        Verdict<S> one = playing.game().judge(state, notation.parse(state, first.player, pieces.text(first.laid)));
        if (!one.legal()) {
            return false;
        }
        S next = one.next().orElseThrow();
        return playing.game()
                .judge(next, notation.parse(next, second.player, pieces.text(second.laid)))
                .legal();
    }

    private Command play(Part part) {
        return new Command.Play(part.player, pieces.text(part.laid));
    }

    /** Every reading of the tile with every reading of the figure on it. */
    private List<Part> parts(SeenTile tile, int mover) {
        Optional<SeenFigure> figure = figureOn(tile.pos(), mover);
        SeenFigure before = earlier.get(tile.pos());
        List<Part> parts = figure.map(it -> parts(tile, it)).orElse(List.of());
        if (figure.isEmpty() && before != null) {
            // Put down, scored and taken off again while the tile was still being read.
            parts = parts(tile, before).stream().filter(this::returnsAtOnce).toList();
        }
        if (parts.isEmpty()) {
            parts = tile.readings().stream()
                    .map(it -> new Part(mover, laid(tile, it), it.probability()))
                    .toList();
        }
        double likeliest = parts.stream().mapToDouble(Part::probability).max().orElse(0);
        return parts.stream()
                .filter(part -> part.probability >= WORTH_ASKING * likeliest)
                .sorted((a, b) -> Double.compare(b.probability, a.probability))
                .limit(MOST_CHOICES)
                .toList();
    }

    private List<Part> parts(SeenTile tile, SeenFigure figure) {
        List<Part> parts = new ArrayList<>();
        for (Reading reading : tile.readings()) {
            for (Pieces.Claim claim :
                    pieces.claims(reading.tile(), Turn.of(reading.turn()), figure.u(), figure.v(), figure.feature())) {
                parts.add(new Part(
                        figure.player(),
                        laid(tile, reading).with(new Pieces.Put("meeple", claim.segment())),
                        reading.probability() * claim.probability()));
            }
        }
        return parts;
    }

    private static Laid laid(SeenTile tile, Reading reading) {
        return new Laid(reading.tile(), tile.pos(), reading.turn(), Optional.empty());
    }

    /** Whether the turn is legal and gives its figure back in the same moment. */
    private boolean returnsAtOnce(Part part) {
        return returnsAtOnce(match, part);
    }

    private <S extends GameState, M> boolean returnsAtOnce(TableMatch<S, M> playing, Part part) {
        S state = playing.state();
        Verdict<S> verdict = playing.game()
                .judge(state, playing.game().notation().parse(state, part.player, pieces.text(part.laid)));
        return verdict.legal()
                && verdict.scored().stream()
                        .anyMatch(line ->
                                line.player() == part.player && line.cells().contains(part.laid.pos()));
    }

    /** Of several figures on the new tile, that of the player to move. */
    private Optional<SeenFigure> figureOn(Pos pos, int mover) {
        List<SeenFigure> there =
                found.figuresAdded().stream().filter(it -> it.pos().equals(pos)).toList();
        return there.stream().filter(it -> it.player() == mover).findFirst().or(() -> there.stream()
                .findFirst());
    }

    private static boolean isSure(SeenTile tile, List<Part> parts) {
        double all = parts.stream().mapToDouble(Part::probability).sum();
        return tile.trust() == Trust.SURE
                && parts.get(0).laid.tile().equals(tile.best().tile())
                && parts.get(0).probability >= CLEAR_CLAIM * all;
    }

    /** If the figure on the one new tile is not of the player to move, that one was passed over. */
    Optional<Sight.Reminder> skipped() {
        int mover = match.state().toMove();
        return found.added().stream()
                .limit(found.arrived().size() == 1 ? 1 : 0)
                .flatMap(tile -> figureOn(tile.pos(), mover).stream())
                .filter(figure -> figure.player() != mover)
                .map(figure -> new Sight.Reminder(
                        "turn-skipped " + logged.turns().size(),
                        mover,
                        "turn-skipped",
                        "it was the turn of " + match.started().players().get(mover),
                        List.of(figure.pos())))
                .findFirst();
    }

    /** Whether the tile of that turn lies where the turn says. */
    boolean lies(Seen seen, Laid laid) {
        SeenTile tile = seen.tiles().get(laid.pos());
        return tile != null
                && tile.best().tile().equals(laid.tile())
                && pieces.same(laid.tile(), laid.turn(), tile.best().turn());
    }

    /** One tile too many here and its like missing there: it was moved, or the one is new and the other covered. */
    Optional<Sight.Difference> moved() {
        if (found.arrived().size() != 1) {
            return Optional.empty();
        }
        SeenTile here = found.arrived().get(0);
        Reading best = here.best();
        return found.missing().stream()
                .filter(tile -> tile.tile().equals(best.tile()))
                .findFirst()
                .map(tile -> new Pos(tile.x(), tile.y()))
                .map(there -> {
                    int turn = logged.at(there);
                    Laid laid = new Laid(
                            best.tile(),
                            here.pos(),
                            best.turn(),
                            turn < 0 ? Optional.empty() : logged.laid(turn).put());
                    return new Sight.Difference(
                            "tile-moved " + there + " " + here.pos() + " " + best.turn(),
                            "tile-moved",
                            "tile " + best.tile() + " of (" + there + ") lies at (" + here.pos() + ") now",
                            List.of(there, here.pos()),
                            turn < 0
                                    ? List.of()
                                    : List.of(new Command.Correct(
                                            turn, logged.players().get(turn), pieces.text(laid))));
                });
    }

    static Sight.Difference tooMany(List<SeenTile> together) {
        List<Pos> cells = together.stream().map(SeenTile::pos).toList();
        return new Sight.Difference(
                "tiles-added " + cells,
                "tiles-added",
                cells.size() + " tiles lie on the table that the log does not have; enter them in their order",
                cells,
                List.of());
    }
}
