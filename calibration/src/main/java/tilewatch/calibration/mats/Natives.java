package tilewatch.calibration.mats;

import org.opencv.core.Core;

/** Loads OpenCV's native library once. */
public final class Natives {
    private static boolean loaded;

    private Natives() {}

    /** Must run before the first {@code Mat}; later calls cost nothing. */
    public static synchronized void load() {
        if (!loaded) {
            // loadShared() is unsupported from Java 12 on; this one unpacks into a private folder.
            nu.pattern.OpenCV.loadLocally();
            // One frame at a time per table: several tables share the cores better than one table grabbing all of them.
            Core.setNumThreads(1);
            loaded = true;
        }
    }
}
