package tilewatch.recognizer.source;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;

/**
 * A film of JPEG pictures in an AVI file, which is a list of chunks: four letters, a length, that many bytes, padded to
 * even. Pictures are the chunks {@code ..dc} and {@code ..db}; a frame is named by its number from 0.
 */
public final class AviFile implements FrameSource {
    private final Path file;
    private final Decoder decoder;
    private final DataInputStream in;
    private int frame;
    private boolean ended;

    public AviFile(Path file, Decoder decoder) throws IOException {
        this.file = file;
        this.decoder = decoder;
        this.in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16));
        try {
            String riff = letters();
            length();
            if (!riff.equals("RIFF") || !letters().equals("AVI ")) {
                throw new IOException(file + ": not an AVI film");
            }
        } catch (EOFException e) {
            in.close();
            throw new IOException(file + ": not an AVI film", e);
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    private String letters() throws IOException {
        byte[] four = new byte[4];
        in.readFully(four);
        return new String(four, StandardCharsets.ISO_8859_1);
    }

    private long length() throws IOException {
        return Integer.toUnsignedLong(Integer.reverseBytes(in.readInt()));
    }

    @Override
    public Optional<Frame> next() throws IOException {
        while (!ended) {
            Optional<String> chunk = chunk();
            if (chunk.isEmpty()) {
                break;
            }
            if (chunk.get().equals("LIST") || chunk.get().equals("RIFF")) {
                // What a list holds follows as chunks of its own.
                length();
                letters();
            } else if (chunk.get().endsWith("dc") || chunk.get().endsWith("db")) {
                byte[] picture = picture();
                if (picture.length > 0) {
                    String name = Integer.toString(frame++);
                    return Optional.of(decoder.decode(name, file + " frame " + name, picture));
                }
            } else {
                skip(length());
            }
        }
        return Optional.empty();
    }

    private Optional<String> chunk() throws IOException {
        try {
            return Optional.of(letters());
        } catch (EOFException e) {
            ended = true;
            return Optional.empty();
        }
    }

    private byte[] picture() throws IOException {
        long length = length();
        if (length > decoder.mostBytes()) {
            skip(length);
            throw new IOException(
                    file + " frame " + frame++ + ": " + length + " bytes are more than " + decoder.mostBytes());
        }
        byte[] bytes = in.readNBytes((int) length);
        if (bytes.length < length) {
            ended = true;
            throw new IOException(file + " frame " + frame + ": truncated");
        }
        in.skipNBytes(Math.min(length % 2, in.available()));
        return bytes;
    }

    private void skip(long length) throws IOException {
        try {
            in.skipNBytes(length + length % 2);
        } catch (EOFException e) {
            ended = true;
        }
    }

    @Override
    public void close() {
        ended = true;
        try {
            in.close();
        } catch (IOException e) {
            throw new IllegalStateException("cannot close " + file, e);
        }
    }
}
