package tilewatch.server.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tilewatch.server.access.Caller;
import tilewatch.server.access.Role;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.table.Happening.StatusSet;

/** What a phone can ask of a table. A command decides what is going to be logged, or refuses and says why. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Command.Start.class, name = "start"),
    @JsonSubTypes.Type(value = Command.Rematch.class, name = "rematch"),
    @JsonSubTypes.Type(value = Command.Play.class, name = "play"),
    @JsonSubTypes.Type(value = Command.Allow.class, name = "allow"),
    @JsonSubTypes.Type(value = Command.TakeBack.class, name = "take-back"),
    @JsonSubTypes.Type(value = Command.Correct.class, name = "correct"),
    @JsonSubTypes.Type(value = Command.Insert.class, name = "insert"),
    @JsonSubTypes.Type(value = Command.Delete.class, name = "delete"),
    @JsonSubTypes.Type(value = Command.Undo.class, name = "undo"),
    @JsonSubTypes.Type(value = Command.SetStatus.class, name = "status"),
    @JsonSubTypes.Type(value = Command.SetHints.class, name = "hints"),
    @JsonSubTypes.Type(value = Command.Draw.class, name = "draw"),
    @JsonSubTypes.Type(value = Command.Dismiss.class, name = "dismiss")
})
public sealed interface Command {

    /** The least role that may ask for this. */
    default Role least() {
        return Role.PLAYER;
    }

    /** What is to be logged; throws {@link Refusal} if it cannot be. */
    List<Happening> decide(TableState table);

    /** Whether it tells what only one player may know, and that player; empty for what everybody may hear. */
    default OptionalInt secretOf(TableMatch<?, ?> match) {
        return OptionalInt.empty();
    }

    /**
     * Why this caller may not ask for it; empty if nothing is against it. A secret is told on its owner's phone, and
     * for a player without a phone by whoever keeps the scores.
     */
    default Optional<String> objection(Caller caller, TableState table) {
        if (!caller.role().mayActAs(least())) {
            return Optional.of("a " + caller.role().word() + " may not do this");
        }
        OptionalInt owner = table.match().map(this::secretOf).orElse(OptionalInt.empty());
        boolean own = owner.isEmpty()
                || caller.player() == owner.getAsInt()
                || (caller.player() < 0 && caller.role().mayActAs(Role.SCORER));
        return own ? Optional.empty() : Optional.of("only the phone of the player may tell this");
    }

    private static OptionalInt secretOf(TableMatch<?, ?> match, int player, @Nullable String move) {
        boolean secret = move != null
                && !Shelf.game(match.game().id()).seen(player, move, -1).equals(move);
        return secret ? OptionalInt.of(player) : OptionalInt.empty();
    }

    /** Begins a match; one that is under way must be finished or abandoned first. */
    record Start(
            String game,
            List<String> players,
            @Nullable List<String> colours,
            @Nullable Map<String, String> options,
            @Nullable Hints hints)
            implements Command {
        @Override
        public Role least() {
            return Role.SCORER;
        }

        @Override
        public List<Happening> decide(TableState table) {
            table.match().ifPresent(Start::checkEnded);
            var started = new Happening.Started(
                    Objects.requireNonNullElse(game, ""),
                    Objects.requireNonNullElse(players, List.of()),
                    colours == null ? List.of() : colours,
                    options == null ? Map.of() : options,
                    hints == null ? Hints.FAMILY : hints);
            if (started.colours().stream().distinct().count()
                    < started.colours().size()) {
                throw new Refusal("two players have the same colour: " + started.colours());
            }
            return List.of(started);
        }

        private static void checkEnded(TableMatch<?, ?> match) {
            if (match.status() == Status.PLAYING || match.status() == Status.PAUSED) {
                throw new Refusal("match " + match.number() + " is under way; finish or abandon it first");
            }
        }
    }

    /** Another match with the same players and options. */
    record Rematch() implements Command {
        @Override
        public Role least() {
            return Role.SCORER;
        }

        @Override
        public List<Happening> decide(TableState table) {
            TableMatch<?, ?> match = table.current();
            Start.checkEnded(match);
            Happening.Started last = match.started();
            return List.of(
                    new Happening.Started(last.game(), last.players(), last.colours(), last.options(), match.hints()));
        }
    }

    /** A turn, in the game's notation; without a player it is the turn of whoever is to move. */
    record Play(@Nullable Integer player, String move) implements Command {
        @Override
        public OptionalInt secretOf(TableMatch<?, ?> match) {
            return Command.secretOf(match, player == null ? match.state().toMove() : player, move);
        }

        @Override
        public List<Happening> decide(TableState table) {
            TableMatch<?, ?> match = table.playing();
            int who = player == null ? match.state().toMove() : player;
            List<Happening> happenings = new ArrayList<>();
            if (match.pending().isPresent()) {
                happenings.add(new Happening.TakenBack());
            }
            happenings.add(
                    match.judge(who, text(move)).legal()
                            ? new Happening.Played(who, move)
                            : new Happening.Announced(who, move));
            return happenings;
        }
    }

    /** The table lets the announced turn lie. */
    record Allow() implements Command {
        @Override
        public List<Happening> decide(TableState table) {
            return List.of(allowed(table.playing()));
        }

        private static <S extends tilewatch.engine.GameState, M> Happening allowed(TableMatch<S, M> match) {
            var pending = match.pending().orElseThrow(() -> new Refusal("no illegal turn is waiting for a decision"));
            if (pending.verdict().next().isEmpty()) {
                throw new Refusal("this cannot be let lie: "
                        + pending.verdict().violations().get(0).text());
            }
            return new Happening.Overruled(
                    pending.player(), match.game().notation().print(match.state(), pending.move()));
        }
    }

    /** The table took the announced turn back. */
    record TakeBack() implements Command {
        @Override
        public List<Happening> decide(TableState table) {
            if (table.playing().pending().isEmpty()) {
                throw new Refusal("no illegal turn is waiting for a decision");
            }
            return List.of(new Happening.TakenBack());
        }
    }

    /** An earlier turn was misread: this is what happened. */
    record Correct(int turn, @Nullable Integer player, String move) implements Command {
        @Override
        public OptionalInt secretOf(TableMatch<?, ?> match) {
            boolean known = turn >= 0 && turn < match.notes().size();
            int noted = known ? match.notes().get(turn).player() : -1;
            return Command.secretOf(match, player == null ? noted : player, move);
        }

        @Override
        public List<Happening> decide(TableState table) {
            TableMatch<?, ?> match = table.playing();
            match.checkTurn(turn);
            int who = player == null ? match.notes().get(turn).player() : player;
            match.parse(turn, who, text(move));
            return List.of(new Happening.Corrected(turn, who, move));
        }
    }

    /** A turn nobody noticed, to stand before turn number {@code turn}. */
    record Insert(int turn, int player, String move) implements Command {
        @Override
        public OptionalInt secretOf(TableMatch<?, ?> match) {
            return Command.secretOf(match, player, move);
        }

        @Override
        public List<Happening> decide(TableState table) {
            TableMatch<?, ?> match = table.playing();
            if (turn != match.notes().size()) {
                match.checkTurn(turn);
            }
            match.parse(turn, player, text(move));
            return List.of(new Happening.Inserted(turn, player, move));
        }
    }

    record Delete(int turn) implements Command {
        @Override
        public List<Happening> decide(TableState table) {
            table.playing().checkTurn(turn);
            return List.of(new Happening.Deleted(turn));
        }
    }

    record Undo() implements Command {
        @Override
        public List<Happening> decide(TableState table) {
            if (table.playing().notes().isEmpty()) {
                throw new Refusal("there is no turn to undo");
            }
            return List.of(new Happening.Undone());
        }
    }

    /** Pauses, resumes, finishes or abandons the match. Resuming also reopens one that was finished too early. */
    record SetStatus(Status status) implements Command {
        @Override
        public Role least() {
            return Role.SCORER;
        }

        @Override
        public List<Happening> decide(TableState table) {
            TableMatch<?, ?> match = table.current();
            if (status == null) {
                throw new Refusal("status: expected one of playing, paused, finished, abandoned");
            }
            if (match.status() == Status.ABANDONED || match.status() == status) {
                throw new Refusal("the match is " + match.status().name().toLowerCase(java.util.Locale.ROOT));
            }
            return List.of(new StatusSet(status));
        }
    }

    record SetHints(Hints hints) implements Command {
        @Override
        public Role least() {
            return Role.SCORER;
        }

        @Override
        public List<Happening> decide(TableState table) {
            table.current();
            if (hints == null) {
                throw new Refusal("hints: expected one of family, standard, purist");
            }
            return List.of(new Happening.HintsSet(hints));
        }
    }

    /** Says which piece was drawn, so that phones show where it may go; an empty name forgets it. Nothing is logged. */
    record Draw(String piece) implements Command {
        @Override
        public List<Happening> decide(TableState table) {
            String game = table.playing().game().id();
            if (!Shelf.game(game).drawsOpenly()) {
                throw new Refusal("in " + game + " nobody else may know what a player holds");
            }
            return List.of();
        }
    }

    /** Of this difference between table and log, the log is right. Nothing is logged. */
    record Dismiss(String difference) implements Command {
        @Override
        public List<Happening> decide(TableState table) {
            if (table.now().sight().differences().stream()
                    .noneMatch(it -> it.id().equals(difference))) {
                throw new Refusal("there is no difference '" + difference + "' now");
            }
            return List.of();
        }
    }

    private static String text(@Nullable String move) {
        if (move == null) {
            throw new Refusal("move: expected a move in the game's notation");
        }
        return move;
    }
}
