package tilewatch.recognizer.source;

import java.util.Optional;

/**
 * What the first bytes of a JPEG or PNG say, read before anything is decoded: a small file can claim to be a huge
 * picture, and half a file decodes to half a picture without a word.
 *
 * @param complete whether the file goes on to its end mark
 */
record PictureHeader(int width, int height, boolean complete) {
    private static final int SOI = 0xd8;
    private static final int EOI = 0xd9;
    private static final int SOS = 0xda;

    /** The header of {@code bytes}, or empty if they are neither a JPEG nor a PNG. */
    static Optional<PictureHeader> of(byte[] bytes) {
        if (bytes.length >= 4 && at(bytes, 0) == 0xff && at(bytes, 1) == SOI) {
            return jpeg(bytes);
        }
        boolean png = bytes.length >= 24 && word(bytes, 0) == 0x89504e47 && word(bytes, 12) == 0x49484452;
        return png
                ? Optional.of(new PictureHeader(word(bytes, 16), word(bytes, 20), endsAsPng(bytes)))
                : Optional.empty();
    }

    private static Optional<PictureHeader> jpeg(byte[] bytes) {
        int width = 0;
        int height = 0;
        int i = 2;
        while (i + 4 <= bytes.length && at(bytes, i) == 0xff) {
            int marker = at(bytes, i + 1);
            if (marker == 0xff) {
                i++;
                continue;
            }
            if (frame(marker) && i + 9 <= bytes.length) {
                height = at(bytes, i + 5) << 8 | at(bytes, i + 6);
                width = at(bytes, i + 7) << 8 | at(bytes, i + 8);
            }
            if (marker == SOS) {
                break;
            }
            i += 2 + (at(bytes, i + 2) << 8 | at(bytes, i + 3));
        }
        return width == 0 ? Optional.empty() : Optional.of(new PictureHeader(width, height, ends(bytes, i)));
    }

    /** Whether the marker starts a frame: C0 to CF but for tables, JPEG extensions and arithmetic conditions. */
    private static boolean frame(int marker) {
        return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
    }

    /** Behind the start of scan, FF D9 can only be the end: data bytes FF are followed by 00. */
    private static boolean ends(byte[] bytes, int from) {
        for (int i = bytes.length - 2; i >= from; i--) {
            if (at(bytes, i) == 0xff && at(bytes, i + 1) == EOI) {
                return true;
            }
        }
        return false;
    }

    private static boolean endsAsPng(byte[] bytes) {
        return bytes.length >= 36 && word(bytes, bytes.length - 8) == 0x49454e44;
    }

    private static int at(byte[] bytes, int i) {
        return bytes[i] & 255;
    }

    private static int word(byte[] bytes, int i) {
        return at(bytes, i) << 24 | at(bytes, i + 1) << 16 | at(bytes, i + 2) << 8 | at(bytes, i + 3);
    }
}
