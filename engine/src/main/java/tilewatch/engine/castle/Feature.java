package tilewatch.engine.castle;

import java.util.Arrays;
import java.util.Optional;

/** What is built inside the wall, what a figure on it is called, and what a tile of it is worth when finished. */
public enum Feature {
    STREET("street", "herald", 1),
    TOWER("tower", "knight", 2),
    HOUSE("house", "squire", 1),
    COURTYARD("courtyard", "merchant", 0);

    private final String word;
    private final String figure;
    private final int points;

    Feature(String word, String figure, int points) {
        this.word = word;
        this.figure = figure;
        this.points = points;
    }

    public String word() {
        return word;
    }

    public String figure() {
        return figure;
    }

    /** Points for each tile and start space, before a fountain or a token; a courtyard counts its markets instead. */
    int points() {
        return points;
    }

    /** Courtyards are never finished: merchants lie on them until the end. */
    boolean canBeFinished() {
        return this != COURTYARD;
    }

    static Optional<Feature> named(String word) {
        return Arrays.stream(values()).filter(f -> f.word.equals(word)).findFirst();
    }
}
