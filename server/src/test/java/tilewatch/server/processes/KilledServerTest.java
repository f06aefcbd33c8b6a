package tilewatch.server.processes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.server.SharedFolder;
import tilewatch.server.Visitor;
import tilewatch.server.live.PhotographedGame;
import tilewatch.server.store.PostgresServer;

/** Servers that die without warning. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no SIGKILL")
class KilledServerTest {
    private static final String START = "{\"type\":\"start\",\"game\":\"carcassonne\",\"players\":[\"Ann\",\"Bob\"]}";

    /** How often; the nightly figure is 50, and the seed makes every run find other moments. */
    private static final int KILLS = Integer.getInteger("tilewatch.kills", 6);

    /** The same before a camera, where every start takes seconds. */
    private static final int CAMERA_KILLS = Integer.getInteger("tilewatch.camera-kills", 3);

    private static final long WHOLE_GAME = TimeUnit.SECONDS.toNanos(10);

    @Test
    void no_acknowledged_event_is_lost_when_the_process_is_killed_at_random_moments(@TempDir Path folder)
            throws Exception {
        String database = folder.resolve("tilewatch.db").toString();
        SplittableRandom dice = new SplittableRandom();
        List<Long> acknowledged = new ArrayList<>();
        for (int i = 0; i < KILLS; i++) {
            try (ServerProcess server = ServerProcess.start(database)) {
                Visitor visitor = Visitor.stranger(server.address());
                if (i == 0) {
                    visitor.post("/api/tables", "{\"name\":\"Kitchen\"}");
                    visitor.command("kitchen", START);
                }
                JsonNode state = Visitor.json(visitor.get("/api/tables/kitchen"));
                assertThat(state.path("seq").asLong())
                        .as("after kill %d", i)
                        .isGreaterThanOrEqualTo(acknowledged.isEmpty() ? 1 : last(acknowledged));
                killWhilePlaying(server, visitor, dice, acknowledged);
            }
        }
        assertThat(acknowledged).isNotEmpty();
    }

    /** Forty photographs are looked at again after every kill, so old ones come when the log is long ahead of them. */
    @Test
    void a_match_before_a_camera_goes_on_by_itself_after_every_kill(@TempDir Path folder) throws Exception {
        Path photos = SharedFolder.get("photos/webcam-game");
        PhotographedGame truth = PhotographedGame.read(photos);
        String camera = "{\"source\":\"folder:" + photos.resolve("frames") + "\",\"gallery\":\""
                + SharedFolder.get("photos/tile-scans") + "\"}";
        String database = folder.resolve("tilewatch.db").toString();
        SplittableRandom dice = new SplittableRandom();
        List<String> told = new ArrayList<>();
        for (int kill = 0; kill <= CAMERA_KILLS; kill++) {
            try (ServerProcess server = ServerProcess.start(database)) {
                Visitor visitor = Visitor.stranger(server.address());
                if (kill == 0) {
                    visitor.post("/api/tables", "{\"name\":\"Kitchen\"}");
                    visitor.command("kitchen", """
                            {"type":"start","game":"carcassonne","players":["Red","Yellow"],"colours":["red","yellow"]}""");
                    visitor.put("/api/tables/kitchen/camera", camera);
                }
                List<String> kept = events(visitor);
                assertThat(kept.subList(0, Math.min(kept.size(), told.size())))
                        .as("after kill %d", kill)
                        .isEqualTo(told);
                try (Visitor.Line phone = visitor.dial("/api/tables/kitchen/live?after=" + told.size())) {
                    boolean last = kill == CAMERA_KILLS;
                    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(last ? 180_000 : dice.nextInt(6_000));
                    listen(phone, truth.turns().size(), end, told);
                    if (last) {
                        assertThat(turns(visitor)).isEqualTo(truth.turns());
                    }
                    server.kill();
                }
            }
        }
    }

    /** Keeps every event the phone is told, until it is time or the last turn has come. */
    private static void listen(Visitor.Line phone, int turns, long end, List<String> told) {
        for (Optional<JsonNode> message = phone.before(end); message.isPresent(); message = phone.before(end)) {
            message.get().path("events").forEach(event -> told.add(event.toString()));
            if (message.get().at("/state/match/turns").size() == turns && end - System.nanoTime() > WHOLE_GAME) {
                return;
            }
        }
    }

    private static List<String> events(Visitor visitor) {
        List<String> events = new ArrayList<>();
        Visitor.json(visitor.get("/api/tables/kitchen/events"))
                .path("events")
                .forEach(event -> events.add(event.toString()));
        return events;
    }

    private static List<String> turns(Visitor visitor) {
        List<String> turns = new ArrayList<>();
        Visitor.json(visitor.get("/api/tables/kitchen"))
                .at("/match/turns")
                .forEach(turn -> turns.add(turn.path("player").asInt() + " "
                        + PhotographedGame.withFeature(turn.path("move").asText())));
        return turns;
    }

    /** Changes the hints and plays as fast as it can while another thread waits a little and kills. */
    private static void killWhilePlaying(
            ServerProcess server, Visitor visitor, SplittableRandom dice, List<Long> acknowledged) throws Exception {
        CountDownLatch playing = new CountDownLatch(1);
        int wait = dice.nextInt(150);
        Thread killer = new Thread(() -> {
            try {
                playing.await();
                Thread.sleep(wait);
                server.kill();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        killer.start();
        playing.countDown();
        for (int i = 0; ; i++) {
            try {
                JsonNode reply = visitor.command("kitchen", command(i));
                if (reply.path("ok").asBoolean()) {
                    acknowledged.add(reply.path("seq").asLong());
                }
            } catch (IllegalStateException killed) {
                break;
            }
        }
        killer.join();
    }

    private static String command(int i) {
        return switch (i % 4) {
            case 0 -> "{\"type\":\"play\",\"player\":0,\"move\":\"Ev 0,-1 meeple c1\"}";
            case 1 -> "{\"type\":\"allow\"}";
            case 2 -> "{\"type\":\"hints\",\"hints\":\"standard\"}";
            default -> "{\"type\":\"undo\"}";
        };
    }

    private static long last(List<Long> list) {
        return list.get(list.size() - 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void two_processes_serve_the_same_tables_and_one_takes_over_when_the_owner_is_killed(boolean firstDies)
            throws Exception {
        String database = PostgresServer.get().newDatabase();
        try (ServerProcess first = ServerProcess.start(database)) {
            Visitor atFirst = Visitor.stranger(first.address());
            atFirst.post("/api/tables", "{\"name\":\"Kitchen\"}");
            try (ServerProcess second = ServerProcess.start(database)) {
                Visitor atSecond = Visitor.stranger(second.address());
                try (Visitor.Line phone = atSecond.dial("/api/tables/kitchen/live")) {
                    phone.next();
                    // Asked of the one, carried out by the owner, heard at the other.
                    assertThat(atSecond.command("kitchen", START).path("ok").asBoolean())
                            .isTrue();
                    assertThat(atFirst.command("kitchen", play("B^ 0,1"))
                                    .path("ok")
                                    .asBoolean())
                            .isTrue();
                    JsonNode heard = phone.next("state");
                    AtomicInteger events = new AtomicInteger();
                    while (true) {
                        events.addAndGet(heard.path("events").size());
                        if (heard.at("/state/seq").asLong() == 2) {
                            break;
                        }
                        heard = phone.next("state");
                    }
                    assertThat(events).hasValue(2);
                }
                (firstDies ? first : second).kill();
                Visitor survivor = firstDies ? atSecond : atFirst;
                long before = System.nanoTime();
                assertThat(survivor.command("kitchen", play("V^ 1,0"))
                                .path("ok")
                                .asBoolean())
                        .isTrue();
                assertThat(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - before))
                        .isLessThan(10);
                assertThat(Visitor.json(survivor.get("/api/tables/kitchen"))
                                .at("/match/turns")
                                .size())
                        .isEqualTo(2);
            }
        }
    }

    private static String play(String move) {
        return "{\"type\":\"play\",\"move\":\"" + move + "\"}";
    }
}
