package tilewatch.recognizer.source;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * Parts of a multipart answer, one by one. Cameras differ in how well they keep to the rules: most name the length of a
 * part, some only its end, and some leave out blank lines.
 */
final class Multipart {
    private static final int MOST_HEADER = 1024;
    private static final int MOST_HEADERS = 40;

    private final InputStream in;
    private final Runnable hangUp;
    private final byte[] end;
    private final long mostBytes;

    /** @param type the answer's content type, which names the boundary between parts */
    Multipart(InputStream in, Runnable hangUp, String type, long mostBytes) {
        this.in = in;
        this.hangUp = hangUp;
        this.mostBytes = mostBytes;
        int at = type.toLowerCase(Locale.ROOT).indexOf("boundary=");
        String boundary =
                at < 0 ? "" : type.substring(at + "boundary=".length()).replace("\"", "");
        int semicolon = boundary.indexOf(';');
        String name = (semicolon < 0 ? boundary : boundary.substring(0, semicolon)).strip();
        this.end = ("\r\n" + (name.startsWith("--") ? "" : "--") + name).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** The next part's bytes. */
    byte[] next() throws IOException {
        long length = -1;
        boolean headers = false;
        for (int i = 0; i < MOST_HEADERS; i++) {
            String line = line();
            if (line.isEmpty() && headers) {
                return length >= 0 ? counted(length) : ended();
            }
            String lower = line.toLowerCase(Locale.ROOT);
            headers |= lower.startsWith("content-");
            if (lower.startsWith("content-length:")) {
                length = length(lower.substring("content-length:".length()).strip());
            }
        }
        throw new IOException("a part has more than " + MOST_HEADERS + " lines of header");
    }

    private long length(String value) throws IOException {
        if (!value.matches("\\d{1,12}") || Long.parseLong(value) > mostBytes) {
            throw new IOException("a part of " + value + " bytes; at most " + mostBytes + " are read");
        }
        return Long.parseLong(value);
    }

    private byte[] counted(long length) throws IOException {
        byte[] bytes = in.readNBytes((int) length);
        if (bytes.length < length) {
            throw new EOFException("the connection broke off");
        }
        return bytes;
    }

    /** Reads to the boundary. */
    private byte[] ended() throws IOException {
        ByteArrayOutputStream part = new ByteArrayOutputStream();
        int matched = 0;
        while (matched < end.length) {
            int b = read();
            part.write(b);
            matched = b == end[matched] ? matched + 1 : b == end[0] ? 1 : 0;
            if (part.size() > mostBytes) {
                throw new IOException("a part of more than " + mostBytes + " bytes");
            }
        }
        byte[] all = part.toByteArray();
        return Arrays.copyOf(all, all.length - end.length);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int b = read(); b != '\n'; b = read()) {
            if (b != '\r') {
                line.append((char) b);
            }
            if (line.length() > MOST_HEADER) {
                throw new IOException("a line of header longer than " + MOST_HEADER);
            }
        }
        return line.toString();
    }

    private int read() throws IOException {
        int b = in.read();
        if (b < 0) {
            throw new EOFException("the connection broke off");
        }
        return b;
    }

    void close() {
        hangUp.run();
    }
}
