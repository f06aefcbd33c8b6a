package tilewatch.recognizer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.NoCamera;

@Timeout(30)
class MjpegStreamTest {
    private static final MjpegStream.Settings QUICK =
            new MjpegStream.Settings(Duration.ofSeconds(2), Duration.ofMillis(400), Duration.ofMillis(60));

    private final AtomicInteger calls = new AtomicInteger();
    private final CountDownLatch done = new CountDownLatch(1);
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private HttpServer server;

    /** What the camera sends on a connection. */
    private interface Camera {
        void send(OutputStream out, int call) throws IOException;
    }

    @BeforeEach
    void open_a_port() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.start();
    }

    @AfterEach
    void stop() {
        done.countDown();
        server.stop(0);
        threads.shutdownNow();
    }

    private MjpegStream stream(String type, Camera camera) {
        server.createContext("/video", exchange -> answer(exchange, type, camera));
        URI address =
                URI.create("http://anna:secret@127.0.0.1:" + server.getAddress().getPort() + "/video");
        return new MjpegStream(address, new Decoder(50_000, 1_000_000), QUICK);
    }

    private void answer(HttpExchange exchange, String type, Camera camera) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            camera.send(out, calls.incrementAndGet());
        }
    }

    private static void part(OutputStream out, String headers, byte[] body) throws IOException {
        out.write(("--pic\r\nContent-Type: image/jpeg\r\n" + headers + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.write(body);
        out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
        out.flush();
    }

    @Test
    void pictures_with_and_without_a_length_are_read() throws IOException {
        byte[] dark = Jpegs.grey(16, 16, 10);
        byte[] light = Jpegs.grey(16, 16, 200);
        try (MjpegStream stream = stream("multipart/x-mixed-replace; boundary=pic", (out, call) -> {
            part(out, "Content-Length: " + dark.length + "\r\n", dark);
            part(out, "", light);
            part(out, "", dark);
            sleepUntilDone();
        })) {
            assertThat(level(stream)).isBetween(8., 12.);
            assertThat(level(stream)).isBetween(198., 202.);
        }
    }

    @Test
    void a_broken_connection_is_made_again() throws IOException {
        byte[] dark = Jpegs.grey(16, 16, 10);
        try (MjpegStream stream = stream("multipart/x-mixed-replace; boundary=pic", (out, call) -> {
            part(out, "Content-Length: " + dark.length + "\r\n", dark);
        })) {
            assertThat(level(stream)).isBetween(8., 12.);
            assertThatThrownBy(stream::next).isInstanceOf(NoCamera.class).hasMessageContaining("broke off");
            assertThat(level(stream)).isBetween(8., 12.);
            assertThat(calls).hasValue(2);
        }
    }

    @Test
    void a_broken_picture_does_not_end_the_stream() throws IOException {
        byte[] dark = Jpegs.grey(16, 16, 10);
        try (MjpegStream stream = stream("multipart/x-mixed-replace; boundary=pic", (out, call) -> {
            part(out, "Content-Length: 3\r\n", new byte[] {1, 2, 3});
            part(out, "Content-Length: " + dark.length + "\r\n", dark);
            sleepUntilDone();
        })) {
            assertThatThrownBy(stream::next)
                    .isNotInstanceOf(NoCamera.class)
                    .hasMessageContaining("picture 0: not a JPEG");
            assertThat(level(stream)).isBetween(8., 12.);
        }
    }

    @Test
    void a_picture_larger_than_allowed_is_not_taken_in() throws IOException {
        try (MjpegStream stream = stream("multipart/x-mixed-replace; boundary=pic", (out, call) -> {
            part(out, "Content-Length: 999999999\r\n", new byte[10]);
            sleepUntilDone();
        })) {
            assertThatThrownBy(stream::next).isInstanceOf(NoCamera.class).hasMessageContaining("999999999 bytes");
        }
    }

    @Test
    void a_part_without_end_is_cut_off() throws IOException {
        try (MjpegStream stream = stream("multipart/x-mixed-replace; boundary=pic", (out, call) -> {
            part(out, "", new byte[60_000]);
            sleepUntilDone();
        })) {
            assertThatThrownBy(stream::next).isInstanceOf(NoCamera.class).hasMessageContaining("more than 50000");
        }
    }

    @Test
    void a_silent_camera_is_no_camera() throws IOException {
        try (MjpegStream stream = stream("multipart/x-mixed-replace; boundary=pic", (out, call) -> sleepUntilDone())) {
            assertThatThrownBy(stream::next).isInstanceOf(NoCamera.class);
        }
    }

    @Test
    void a_web_page_is_no_camera_and_its_password_stays_secret() throws IOException {
        try (MjpegStream stream = stream("text/html", (out, call) -> out.write('x'))) {
            assertThatThrownBy(stream::next)
                    .isInstanceOf(NoCamera.class)
                    .hasMessageContaining("text/html")
                    .hasMessageNotContaining("secret");
        }
    }

    @Test
    void other_addresses_are_refused() {
        assertThatThrownBy(() -> new MjpegStream(URI.create("file:///etc/passwd"), Decoder.standard(), QUICK))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private void sleepUntilDone() throws IOException {
        try {
            done.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    private static double level(MjpegStream stream) throws IOException {
        try (Frame frame = stream.next().orElseThrow()) {
            return frame.bgr().get(8, 8)[0];
        }
    }
}
