package tilewatch.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Our fuzzer: inputs of a corpus as they are, and mutated; the same seed gives the same. */
public final class Mutations {
    /** More of them by -Dtilewatch.fuzz=1000. */
    public static final int COUNT = Integer.getInteger("tilewatch.fuzz", 40);

    private static final int LONGEST = 4000;

    private Mutations() {}

    /** Lines of a file of {@code corpus/}; what once went wrong is added there. */
    public static List<String> corpus(String name, long seed) throws IOException {
        Path file = Path.of(System.getProperty("tilewatch.root", ".."), "server/src/test/resources/corpus", name);
        return of(Files.readAllLines(file), seed, LONGEST);
    }

    /** All inputs, then some mutated: characters flipped, cut, doubled, crossed with others. */
    public static List<String> of(List<String> inputs, long seed, int longest) {
        SplittableRandom dice = new SplittableRandom(seed);
        List<String> all = new ArrayList<>(inputs);
        for (int i = 0; i < COUNT; i++) {
            String text =
                    mutated(inputs.get(dice.nextInt(inputs.size())), inputs.get(dice.nextInt(inputs.size())), dice);
            all.add(text.substring(0, Math.min(text.length(), longest)));
        }
        return all;
    }

    private static String mutated(String line, String other, SplittableRandom dice) {
        StringBuilder text = new StringBuilder(line);
        for (int i = dice.nextInt(4); i >= 0 && text.length() > 0; i--) {
            int at = dice.nextInt(text.length());
            switch (dice.nextInt(5)) {
                case 0 -> text.setCharAt(at, (char) (' ' + dice.nextInt(0x500)));
                case 1 -> text.deleteCharAt(at);
                case 2 -> text.insert(at, text.substring(at));
                case 3 -> text.setLength(at);
                default -> text.replace(at, text.length(), other.substring(Math.min(at, other.length())));
            }
        }
        return text.toString();
    }

    /** The same for bytes. */
    public static List<byte[]> ofBytes(List<byte[]> inputs, long seed) {
        SplittableRandom dice = new SplittableRandom(seed);
        List<byte[]> all = new ArrayList<>(inputs);
        for (int i = 0; i < COUNT; i++) {
            byte[] bytes = inputs.get(dice.nextInt(inputs.size())).clone();
            for (int k = dice.nextInt(8); k >= 0 && bytes.length > 0; k--) {
                // Headers are short and at the beginning, so every other flip goes there.
                int at = dice.nextInt(dice.nextBoolean() ? Math.min(64, bytes.length) : bytes.length);
                bytes[at] = (byte) dice.nextInt(256);
            }
            all.add(dice.nextInt(4) == 0 ? java.util.Arrays.copyOf(bytes, dice.nextInt(bytes.length + 1)) : bytes);
        }
        return all;
    }
}
