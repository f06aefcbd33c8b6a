package tilewatch.calibration.keep;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A kind of JSON file: it says of itself what it is and in which version it was written.
 *
 * @param kind as in {@code "tilewatch": "setup"}
 * @param version the newest that this program reads and the one it writes
 */
public record Document<T>(String kind, int version, Class<T> type) {
    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);
    private static final long LARGEST = 8 << 20;

    /** Writes to a new file beside it first, so that a power cut leaves the old one or the new one and never half. */
    public void write(Path file, T value) throws IOException {
        ObjectNode node = JSON.createObjectNode();
        node.put("tilewatch", kind);
        node.put("version", version);
        node.setAll((ObjectNode) JSON.valueToTree(value));
        write(file, JSON.writeValueAsBytes(node));
    }

    /** The same for any file. */
    public static void write(Path file, byte[] bytes) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.write(
                fresh,
                bytes,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE,
                StandardOpenOption.SYNC);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    public T read(Path file) throws IOException {
        JsonNode node;
        try {
            if (Files.size(file) > LARGEST) {
                throw new UnusableFile(file + ": " + Files.size(file) + " bytes are no Tilewatch " + kind);
            }
            node = JSON.readTree(Files.readString(file, StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            throw new UnusableFile(file + ": there is no such file");
        } catch (JsonProcessingException e) {
            throw new UnusableFile(file + ": is corrupt or only half written: " + e.getOriginalMessage());
        } catch (CharacterCodingException e) {
            throw new UnusableFile(file + ": is no text, so it is no Tilewatch " + kind);
        }
        if (!node.isObject() || !node.path("tilewatch").asText().equals(kind)) {
            throw new UnusableFile(file + ": is no Tilewatch " + kind);
        }
        int written = node.path("version").asInt();
        if (written > version) {
            throw new UnusableFile(file + ": was written by a newer Tilewatch (version " + written
                    + ", this one reads up to " + version + ")");
        }
        if (written < 1) {
            throw new UnusableFile(file + ": version '" + node.path("version").asText() + "' is none");
        }
        ObjectNode body = (ObjectNode) node;
        body.remove("tilewatch");
        body.remove("version");
        try {
            return JSON.treeToValue(body, type);
        } catch (JsonProcessingException e) {
            throw new UnusableFile(file + ": is not as a Tilewatch " + kind + " should be: " + e.getOriginalMessage());
        }
    }
}
