package tilewatch.recognizer.simulate;

import java.util.Locale;

/** The colours figures are painted in, in the order players take them. */
public enum WoodColour {
    RED(0xb8141f),
    YELLOW(0xdcb410),
    BLUE(0x1d4f9e),
    GREEN(0x14713f),
    BLACK(0x17171a);

    private final int rgb;

    WoodColour(int rgb) {
        this.rgb = rgb;
    }

    int rgb() {
        return rgb;
    }

    /** As written in files: {@code red}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
