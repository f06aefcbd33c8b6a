package tilewatch.recognizer.source;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;

/** The pictures of a folder in the order of their names, 9 before 10; a frame is named after its file. */
public final class ImageFolder implements FrameSource {
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final Iterator<Path> files;
    private final Decoder decoder;

    /** Lists {@code folder}; files that are no pictures are refused one by one as their turn comes. */
    public ImageFolder(Path folder, Decoder decoder) throws IOException {
        this.decoder = decoder;
        try (Stream<Path> list = Files.list(folder)) {
            List<Path> all = list.filter(f -> !Files.isDirectory(f) && !name(f).startsWith("."))
                    .sorted(Comparator.comparing(ImageFolder::sortable))
                    .toList();
            if (all.isEmpty()) {
                throw new IOException(folder + ": no files");
            }
            this.files = all.iterator();
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /** The name with every number written twenty digits long. */
    private static String sortable(Path file) {
        Matcher numbers = NUMBER.matcher(name(file));
        return numbers.replaceAll(n -> String.format(Locale.ROOT, "%020d", new BigInteger(n.group())));
    }

    @Override
    public Optional<Frame> next() throws IOException {
        if (!files.hasNext()) {
            return Optional.empty();
        }
        Path file = files.next();
        try {
            if (Files.size(file) > decoder.mostBytes()) {
                throw new IOException(file + ": " + Files.size(file) + " bytes are more than " + decoder.mostBytes());
            }
            return Optional.of(decoder.decode(stem(file), file.toString(), Files.readAllBytes(file)));
        } catch (NoSuchFileException e) {
            throw new IOException(file + ": missing", e);
        }
    }

    private static String stem(Path file) {
        int dot = name(file).lastIndexOf('.');
        return dot > 0 ? name(file).substring(0, dot) : name(file);
    }

    @Override
    public void close() {
        // Every file is closed as soon as it is read.
    }
}
