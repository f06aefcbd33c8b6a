package tilewatch.calibration.setup;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilewatch.calibration.colours.SeenColour;
import tilewatch.calibration.lens.Lens;

/**
 * What is known of a table.
 *
 * @param camera as the program is told to open it: a number or an address
 * @param lens what was measured of it; null where nothing was, which is well for ordinary webcams
 * @param colours the players' colours as this camera sees them
 */
public record Setup(String name, String camera, @Nullable Lens lens, List<SeenColour> colours) {
    public Setup {
        colours = List.copyOf(colours);
        if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} _-]{0,59}")) {
            throw new IllegalArgumentException(
                    "set-up '" + name + "': a name is 1 to 60 letters, digits, spaces, - and _");
        }
    }

    public static Setup named(String name) {
        return new Setup(name, "0", null, List.of());
    }

    public Setup with(Lens measured) {
        return new Setup(name, camera, measured, colours);
    }

    public Setup with(List<SeenColour> seen) {
        return new Setup(name, camera, lens, seen);
    }
}
