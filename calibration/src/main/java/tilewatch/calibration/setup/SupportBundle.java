package tilewatch.calibration.setup;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tilewatch.calibration.keep.Document;

/** What helps somebody else to see what went wrong, as one file: log, settings and the last frames. Never a token. */
public final class SupportBundle {
    private static final int LAST_FRAMES = 12;
    private static final long LAST_BYTES = 2 << 20;
    private static final String HIDDEN = "(hidden)";

    private static final Pattern SECRET_NAME =
            Pattern.compile("(?i).*(token|secret|password|passwd|cookie|authorization).*");

    /** A secret's name and what follows it, the password in an address, and any long run that only chance would write. */
    private static final List<Pattern> SECRETS = List.of(
            Pattern.compile(
                    "(?i)((?:token|secret|password|passwd|cookie|authorization|bearer)[\"']?\\s*[=: ]\\s*[\"']?)"
                            + "(?:bearer\\s+)?[^\\s\"',;&]+"),
            Pattern.compile("(://[^/:@\\s]+:)[^@\\s]+(?=@)"),
            Pattern.compile("()(?<![A-Za-z0-9_-])(?=[A-Za-z0-9_-]*[0-9])(?=[A-Za-z0-9_-]*[A-Za-z])[A-Za-z0-9_-]{20,}"));

    private SupportBundle() {}

    /**
     * @param log the program's log; only its end is taken
     * @param frames folder of pictures, of which the last by name are taken
     */
    public static void write(Path file, Path log, Map<String, String> settings, Path frames) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            if (Files.isRegularFile(log)) {
                entry(zip, "log.txt", clean(end(log)).getBytes(StandardCharsets.UTF_8));
            }
            entry(zip, "settings.txt", settings(settings).getBytes(StandardCharsets.UTF_8));
            for (Path frame : last(frames)) {
                entry(zip, "frames/" + frame.getFileName(), Files.readAllBytes(frame));
            }
        }
        Document.write(file, bytes.toByteArray());
    }

    /** A text without anything that lets its reader in. */
    static String clean(String text) {
        String clean = text;
        for (Pattern secret : SECRETS) {
            clean = secret.matcher(clean).replaceAll("$1" + Matcher.quoteReplacement(HIDDEN));
        }
        return clean;
    }

    private static String settings(Map<String, String> settings) {
        return new TreeMap<>(settings)
                .entrySet().stream()
                        .map(s -> s.getKey() + "="
                                + (SECRET_NAME.matcher(s.getKey()).matches() ? HIDDEN : clean(s.getValue())) + "\n")
                        .collect(Collectors.joining());
    }

    private static String end(Path log) throws IOException {
        byte[] all = Files.readAllBytes(log);
        int from = (int) Math.max(0, all.length - LAST_BYTES);
        return new String(all, from, all.length - from, StandardCharsets.UTF_8);
    }

    private static List<Path> last(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> pictures = files.filter(f -> f.toString().matches("(?i).*\\.(jpe?g|png)"))
                    .sorted()
                    .toList();
            return pictures.subList(Math.max(0, pictures.size() - LAST_FRAMES), pictures.size());
        }
    }

    private static void entry(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }
}
