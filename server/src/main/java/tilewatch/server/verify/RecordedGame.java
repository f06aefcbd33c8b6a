package tilewatch.server.verify;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilewatch.server.cli.BadInput;

/** A game in the interchange format: what was played, what the referee allowed, and what it scored. */
public record RecordedGame(
        String name,
        String game,
        List<String> sets,
        Options options,
        List<String> players,
        List<Place> start,
        List<Turn> turns,
        @JsonProperty("final") @Nullable List<Scored> finalScoring,
        List<Integer> totals,
        @Nullable Boolean complete,
        @Nullable Boolean ended,
        @Nullable Expectation expect) {

    public record Options(
            boolean farmers, int tinyCity, @Nullable Map<String, Integer> figures, boolean startTileInDeck) {}

    public record TileName(String set, String tile) {}

    public record Place(String set, String tile, int x, int y, int turns) {}

    public record Put(
            String kind, @Nullable Integer x, @Nullable Integer y, String segment) {}

    public record Scored(
            int player,
            String feature,
            int points,
            @Nullable List<List<Integer>> tiles) {}

    public record Turn(
            int player,
            boolean extra,
            @Nullable List<TileName> discarded,
            Place place,
            @Nullable Put figure,
            @Nullable Put takeBack,
            boolean unfinished,
            @Nullable List<Scored> scored,
            @Nullable List<Integer> scores,
            @Nullable List<List<Integer>> legalPlacements,
            @Nullable List<List<Integer>> legalPlacementsBookOnly,
            @Nullable List<Put> legalFigures,
            @Nullable List<Put> legalTakeBack) {

        List<TileName> aside() {
            return Objects.requireNonNullElse(discarded, List.of());
        }
    }

    /** What a hand-made test asserts once its turns are played. */
    public record Expectation(
            @Nullable Map<String, Integer> points,
            @Nullable List<Scored> scored,
            @Nullable Placements legalPlacements,
            @Nullable List<Put> legalFigures) {}

    public record Placements(String set, String tile, List<List<Integer>> placements) {}

    private static final ObjectMapper JSON =
            new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);

    /** Reads a file; a malformed one is refused with its name, the line and what is wrong there. */
    public static RecordedGame read(Path file) {
        try {
            RecordedGame game = JSON.readValue(Files.readString(file), RecordedGame.class);
            if (game == null) {
                throw new BadInput(file + ": expected a recorded game, found null");
            }
            game.requireParts(file);
            return game;
        } catch (JsonMappingException e) {
            throw new BadInput(file + ":" + line(e) + ": " + e.getPathReference() + ": " + e.getOriginalMessage());
        } catch (JsonProcessingException e) {
            throw new BadInput(file + ":" + line(e) + ": " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read: " + e);
        }
    }

    private static int line(JsonProcessingException e) {
        return e.getLocation() == null ? 0 : e.getLocation().getLineNr();
    }

    /** Jackson leaves a missing part null whatever the type says; name it here instead of failing somewhere later. */
    private void requireParts(Path file) {
        require(file, "game", game);
        require(file, "sets", sets);
        require(file, "options", options);
        require(file, "players", players);
        require(file, "start", start);
        require(file, "turns", turns);
        require(file, "totals", totals);
        for (int i = 0; i < turns.size(); i++) {
            require(file, "turns[" + i + "].place", turns.get(i).place());
        }
    }

    private static void require(Path file, String part, @Nullable Object value) {
        if (value == null) {
            throw new BadInput(file + ": '" + part + "' is missing");
        }
    }
}
