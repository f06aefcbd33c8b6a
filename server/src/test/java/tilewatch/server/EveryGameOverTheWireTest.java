package tilewatch.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tilewatch.engine.Game;
import tilewatch.engine.GameState;
import tilewatch.engine.Match;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.Setup;
import tilewatch.engine.games.Games;
import tilewatch.server.access.Role;
import tilewatch.server.wire.Json;

/** Whole matches of every game, played by phones against a real server, with the rules beside it as the judge. */
class EveryGameOverTheWireTest {
    private static final List<String> PLAYERS = List.of("Ann", "Борис");

    /** Chance decides what comes up in a match; in so many, everything does. */
    private static final int MOST_MATCHES = 12;

    private static TilewatchServer server;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = TilewatchServer.start(new Settings(
                "127.0.0.1",
                0,
                folder.resolve("tilewatch.db") + "",
                List.of(),
                false,
                1_000_000,
                1_000_000,
                Settings.MODELS));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Game, options, and what a phone must have been shown on the way. */
    static Stream<Arguments> games() {
        Map<String, String> everything = Map.of("abbot", "on", "tiles", "base-72-gardens", "anniversary", "on");
        return Stream.of(
                Arguments.of("carcassonne", Map.of(), Set.of("put meeple")),
                Arguments.of(
                        "carcassonne",
                        everything,
                        Set.of("put abbot", "back elsewhere", "put elsewhere", "due extra-turn")),
                Arguments.of("hunters-and-gatherers", Map.of(), Set.of("put pawn", "put hut", "due bonus-tile")),
                Arguments.of("castle", Map.of(), Set.of("item token", "asked token", "asked end-token")),
                Arguments.of(
                        "cardcassonne",
                        Map.of(),
                        Set.of("asked turn", "asked hand", "asked take", "asked turn-up", "item hand")),
                Arguments.of(
                        "master-of-the-forest", Map.of(), Set.of("asked clan", "asked row", "item clan", "put tower")));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("games")
    void a_whole_match_ends_on_the_phone_as_it_does_in_the_rules(
            String game, Map<String, String> options, Set<String> expected) {
        Set<String> shown = new HashSet<>();
        for (int seed = 1; seed <= MOST_MATCHES && !shown.containsAll(expected); seed++) {
            play(Games.named(game).orElseThrow(), options, seed, shown);
        }
        assertThat(shown).containsAll(expected);
    }

    private static <S extends GameState, M> void play(
            Game<S, M> game, Map<String, String> options, int seed, Set<String> shown) {
        String table = server.tables()
                .add(game.id() + " " + options.size() + " " + seed)
                .id();
        Visitor host = Visitor.as(Role.HOST, server, "");
        Visitor watcher = Visitor.as(Role.SPECTATOR, server, table);
        List<Visitor> phones = List.of(Visitor.seated(server, table, 0), Visitor.seated(server, table, 1));
        JsonNode started = host.command(
                table,
                "{\"type\":\"start\",\"game\":\"" + game.id() + "\",\"players\":" + Json.text(PLAYERS) + ",\"options\":"
                        + Json.text(options) + "}");
        assertThat(started.path("ok").asBoolean()).as(started.toString()).isTrue();
        Match<S, M> rules = Match.start(game, new Setup(game.id(), PLAYERS, options));
        SplittableRandom dice = new SplittableRandom(seed);
        try (Visitor.Line line = watcher.dial("/api/tables/" + table + "/live")) {
            JsonNode state = line.next("state").path("state");
            for (List<M> moves = openings(game, rules.state()); !moves.isEmpty(); ) {
                M move = pick(game, rules.state(), moves, dice);
                int player = game.notation().player(rules.state(), move);
                String text = game.notation().print(rules.state(), move);
                note(phones.get(player), table, text, shown);
                JsonNode reply = phones.get(player)
                        .command(
                                table,
                                "{\"type\":\"play\",\"player\":" + player + ",\"move\":" + Json.text(text) + "}");
                assertThat(reply.path("ok").asBoolean()).as(text + reply).isTrue();
                rules = rules.play(move).orElseThrow();
                while (state.path("seq").asLong() < reply.path("seq").asLong()) {
                    state = line.next("state").path("state");
                }
                assertThat(state.at("/match/turns").size())
                        .isEqualTo(rules.turns().size());
                assertThat(state.at("/match/pending").isMissingNode()).as(text).isTrue();
                moves = rules.turns().size() < PLAYERS.size()
                        ? openings(game, rules.state())
                        : game.movesAfterDraw(rules.state(), dice);
            }
            assertThat(scores(state)).isEqualTo(scores(game, rules.state()));
            assertThat(state.at("/match/over").asBoolean()).isTrue();
            assertThat(scores(state).stream().mapToInt(Integer::intValue).sum()).isPositive();
        }
        assertThat(host.get("/api/tables/" + table + "/matches/1/report.html").statusCode())
                .isEqualTo(200);
    }

    /** The best of a few moves, since who never scores meets few of the rules. */
    private static <S extends GameState, M> M pick(Game<S, M> game, S state, List<M> moves, SplittableRandom dice) {
        return Stream.generate(() -> moves.get(dice.nextInt(moves.size())))
                .limit(12)
                .max(Comparator.comparingInt(move -> game.judge(state, move).scored().stream()
                        .mapToInt(ScoreLine::points)
                        .sum()))
                .orElseThrow();
    }

    /** What is told before the first turn: here the clans, which nobody but their owners knows. */
    private static <S extends GameState, M> List<M> openings(Game<S, M> game, S state) {
        if (!game.id().equals("master-of-the-forest")) {
            return game.movesAfterDraw(state, new SplittableRandom(1));
        }
        var clans = (tilewatch.engine.forest.ForestState) (GameState) state;
        return clans.clans().get(0).isEmpty()
                ? List.of(game.notation().parse(state, 0, "clan fox toad"))
                : List.of(game.notation().parse(state, 1, "clan lizard rabbit"));
    }

    /** Notes what the phone was shown before it made this move, which must be among what it was offered. */
    private static void note(Visitor phone, String table, String move, Set<String> shown) {
        JsonNode match = Visitor.json(phone.get("/api/tables/" + table)).path("match");
        if (!match.path("due").asText().isEmpty()) {
            shown.add("due " + match.path("due").asText());
        }
        match.path("questions")
                .forEach(it -> shown.add("asked " + it.path("kind").asText()));
        match.path("players").forEach(player -> player.path("items")
                .forEach(it -> shown.add("item " + it.path("kind").asText())));
        String piece =
                move.replaceFirst("^(aside \\S+ |lay |down (?=\\S+ ))", "").replaceFirst("[\\^>v<]? .*", "");
        JsonNode places = Visitor.json(phone.get("/api/tables/" + table + "/hints?piece="
                + java.net.URLEncoder.encode(piece, java.nio.charset.StandardCharsets.UTF_8)));
        boolean offered = false;
        for (JsonNode question : match.path("questions")) {
            offered |= question.path("choices").isEmpty();
            for (JsonNode choice : question.path("choices")) {
                offered |= choice.path("move").asText().equals(move);
            }
        }
        for (JsonNode place : places) {
            for (JsonNode choice : place.path("choices")) {
                offered |= choice.path("move").asText().equals(move.replaceFirst("^aside \\S+ ", ""));
                String figure = choice.path("figure").asText();
                String verb = figure.equals("back") ? "back" : "put";
                shown.add("put " + figure);
                if (choice.has("at")) {
                    shown.add(verb + " elsewhere");
                }
            }
        }
        assertThat(offered || move.startsWith("discard ")).as(move).isTrue();
    }

    private static List<Integer> scores(JsonNode state) {
        List<Integer> scores = new ArrayList<>();
        state.at("/match/players").forEach(it -> scores.add(it.path("projected").asInt(-1)));
        return scores;
    }

    private static <S extends GameState, M> List<Integer> scores(Game<S, M> game, S state) {
        List<ScoreLine> ending = game.finalScoring(state);
        List<Integer> scores = new ArrayList<>();
        for (int player = 0; player < PLAYERS.size(); player++) {
            scores.add(state.score(player) + ScoreLine.total(ending, player));
        }
        return scores;
    }
}
