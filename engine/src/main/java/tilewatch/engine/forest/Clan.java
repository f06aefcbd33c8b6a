package tilewatch.engine.forest;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import tilewatch.engine.NotationException;

/** The five clans. The Russian box calls the toads frogs and the rabbits mice. */
public enum Clan {
    TOAD,
    RABBIT,
    FOX,
    RACCOON,
    LIZARD;

    static final String NAMES = Arrays.stream(values()).map(Clan::word).collect(Collectors.joining(", "));

    private final String word = name().toLowerCase(Locale.ROOT);

    public String word() {
        return word;
    }

    public static Clan named(String word) {
        return Arrays.stream(values())
                .filter(clan -> clan.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new NotationException(word, "one of the clans " + NAMES));
    }
}
