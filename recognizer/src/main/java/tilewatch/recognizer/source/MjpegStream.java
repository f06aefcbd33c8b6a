package tilewatch.recognizer.source;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.NoCamera;

/**
 * A camera on the network that sends JPEGs without end ({@code multipart/x-mixed-replace}), as apps that make a camera
 * of an old phone do. Connects again when the connection breaks, less often the longer it fails.
 */
public final class MjpegStream implements FrameSource {
    /**
     * Settings of a network camera.
     *
     * @param connects how long connecting may take
     * @param reads how long the camera may stay silent
     * @param pause longest pause between two tries to connect
     */
    public record Settings(Duration connects, Duration reads, Duration pause) {
        public static Settings standard() {
            return new Settings(Duration.ofSeconds(5), Duration.ofSeconds(5), Duration.ofSeconds(10));
        }
    }

    private final URI address;
    private final String name;
    private final Decoder decoder;
    private final Settings settings;
    private final BackOff backOff;
    private Optional<Multipart> parts = Optional.empty();
    private int count;
    private volatile boolean closed;

    /** @param address {@code http} or {@code https}, with {@code user:password@} where the camera wants them */
    public MjpegStream(URI address, Decoder decoder, Settings settings) {
        String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
        if ((!scheme.equals("http") && !scheme.equals("https")) || address.getHost() == null) {
            throw new IllegalArgumentException("not the address of a network camera: " + address);
        }
        this.address = address;
        // Never the password.
        this.name = scheme + "://" + address.getHost() + (address.getPort() < 0 ? "" : ":" + address.getPort())
                + String.valueOf(address.getPath());
        this.decoder = decoder;
        this.settings = settings;
        this.backOff = new BackOff(Duration.ofMillis(250), settings.pause);
    }

    @Override
    public Optional<Frame> next() throws IOException {
        if (closed) {
            return Optional.empty();
        }
        byte[] picture;
        try {
            if (parts.isEmpty()) {
                backOff.await();
                parts = Optional.of(connect());
            }
            picture = parts.get().next();
            backOff.succeeded();
        } catch (IOException e) {
            parts.ifPresent(Multipart::close);
            parts = Optional.empty();
            backOff.failed();
            if (closed) {
                return Optional.empty();
            }
            throw new NoCamera(name + ": " + e.getMessage(), e);
        }
        String frame = Integer.toString(count++);
        return Optional.of(decoder.decode(frame, name + " picture " + frame, picture));
    }

    private Multipart connect() throws IOException {
        HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
        connection.setConnectTimeout((int) settings.connects.toMillis());
        connection.setReadTimeout((int) settings.reads.toMillis());
        connection.setInstanceFollowRedirects(false);
        String user = address.getUserInfo();
        if (user != null) {
            byte[] bytes = user.getBytes(StandardCharsets.UTF_8);
            connection.setRequestProperty(
                    "Authorization", "Basic " + Base64.getEncoder().encodeToString(bytes));
        }
        int status = connection.getResponseCode();
        String type = String.valueOf(connection.getContentType());
        if (status != HttpURLConnection.HTTP_OK
                || !type.toLowerCase(Locale.ROOT).startsWith("multipart/")) {
            connection.disconnect();
            throw new IOException("answers " + status + " with " + type + " instead of a stream of pictures");
        }
        InputStream in = new BufferedInputStream(connection.getInputStream(), 1 << 16);
        return new Multipart(in, connection::disconnect, type, decoder.mostBytes());
    }

    @Override
    public void close() {
        closed = true;
        parts.ifPresent(Multipart::close);
    }
}
