package tilewatch.calibration;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Something to tell the host, as a key and its arguments, so that every language can make its own sentence of it.
 *
 * @param key the sentence's name, as in {@code advice.properties}
 * @param args numbers and words that are put into the sentence; a word that is itself a key of the form {@code word.x}
 *     is translated
 */
public record Advice(String key, List<Object> args) {
    private static final String BUNDLE = "tilewatch.calibration.advice";

    public Advice {
        args = List.copyOf(args);
    }

    public static Advice of(String key, Object... args) {
        return new Advice(key, List.of(args));
    }

    /** The sentence in English or Russian; English for every other language. */
    public String in(Locale language) {
        ResourceBundle sentences = ResourceBundle.getBundle(
                BUNDLE,
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        Object[] words = args.stream()
                .map(arg -> arg instanceof String word && word.startsWith("word.") ? sentences.getString(word) : arg)
                .toArray();
        return new MessageFormat(sentences.getString(key), language).format(words);
    }

    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}
