package tilewatch.calibration.teach;

import java.util.List;

/**
 * Tiles that look the same.
 *
 * @param id counted from 1 in the order they were found
 * @param tile what they are; empty while nobody has said so
 * @param turns clockwise quarter turns that set the pictures upright
 * @param seen how many were laid out so far
 * @param pictures files, all with the same side up
 */
public record Group(int id, String tile, int turns, int seen, List<String> pictures) {
    public Group {
        pictures = List.copyOf(pictures);
        if (turns < 0 || turns > 3) {
            throw new IllegalArgumentException("group " + id + ": turns " + turns);
        }
    }

    public boolean named() {
        return !tile.isEmpty();
    }

    Group called(String other, int otherTurns) {
        return new Group(id, other, otherTurns, seen, pictures);
    }
}
