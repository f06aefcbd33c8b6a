package tilewatch.recognizer.lattice;

/** Sightings to hand to later stages. */
public final class Sightings {
    private Sightings() {}

    /** A clear sighting with these scores. */
    public static Sighting of(float... scores) {
        return of(3, false, scores);
    }

    /** A sighting by colour alone. */
    public static Sighting weak(float... scores) {
        return of(.4, true, scores);
    }

    /** A tile that is only just there. */
    public static Sighting dim(float... scores) {
        return of(.4, false, scores);
    }

    private static Sighting of(double confidence, boolean weak, float... scores) {
        ColourCast.Channel plain = new ColourCast.Channel(100, 100, 1);
        return new Sighting(
                Homography.shift(0, 0),
                scores,
                Sighting.best(scores),
                .8,
                0,
                0,
                5,
                new double[0],
                new double[0],
                new ColourCast.Sample(plain, plain, plain),
                confidence,
                weak);
    }
}
