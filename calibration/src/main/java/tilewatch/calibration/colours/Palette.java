package tilewatch.calibration.colours;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.calibration.Advice;

/** The colours at one table. */
public record Palette(List<SeenColour> colours) {
    /** Colours nearer than this are mixed up under changing light. A guess: no real table was measured. */
    private static final double CONFUSABLE = 20;

    /** Roughly the colours of the box in good light, not measured, for a host who lays no figures. */
    public static final Palette BOX = new Palette(List.of(
            new SeenColour("red", 39, 58, 38),
            new SeenColour("yellow", 75, 3, 74),
            new SeenColour("blue", 35, 11, -46),
            new SeenColour("green", 42, -37, 20),
            new SeenColour("black", 8, 0, -2)));

    public Palette {
        colours = List.copyOf(colours);
    }

    public Optional<SeenColour> of(String player) {
        return colours.stream().filter(c -> c.player().equals(player)).findFirst();
    }

    /** Whose colour is nearest. */
    public Optional<SeenColour> nearest(double l, double a, double b) {
        return colours.stream().min((one, other) -> Double.compare(one.distance(l, a, b), other.distance(l, a, b)));
    }

    /** A warning for every pair that this camera can hardly tell apart. */
    public List<Advice> warnings() {
        List<Advice> warnings = new ArrayList<>();
        for (int i = 0; i < colours.size(); i++) {
            for (int j = i + 1; j < colours.size(); j++) {
                SeenColour one = colours.get(i);
                SeenColour other = colours.get(j);
                if (one.distance(other.l(), other.a(), other.b()) < CONFUSABLE) {
                    warnings.add(Advice.of("colours.confusable", one.player(), other.player()));
                }
            }
        }
        return warnings;
    }
}
