package tilewatch.recognizer.source;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.opencv.core.Mat;
import tilewatch.recognizer.Frame;
import tilewatch.recognizer.FrameSource;
import tilewatch.recognizer.NoCamera;

/**
 * A webcam. Drivers may hang for ever in any call, so all of them happen on a thread of their own, which is left behind
 * when it takes too long; a camera that was pulled out is opened again when it is back.
 */
public final class Webcam implements FrameSource {
    /**
     * Settings of a webcam.
     *
     * @param width asked for; the camera may deliver another
     * @param opens how long opening may take
     * @param reads how long a frame may take
     */
    public record Settings(int width, int height, Duration opens, Duration reads) {
        public static Settings standard() {
            return new Settings(1920, 1080, Duration.ofSeconds(10), Duration.ofSeconds(3));
        }
    }

    /** An opened camera. */
    interface Device extends AutoCloseable {
        /** Reads a frame; false if the camera is gone. */
        boolean read(Mat into);

        @Override
        void close();
    }

    /** Opens a camera. */
    interface Opener {
        Device open() throws IOException;
    }

    private final String name;
    private final Opener opener;
    private final Settings settings;
    private final BackOff backOff;
    private Optional<DeviceThread> device = Optional.empty();
    private int count;
    private volatile boolean closed;

    /** The webcam with this number, counted from 0 by the operating system. */
    public Webcam(int index, Settings settings) {
        this("camera " + index, () -> new OpenCvDevice(index, settings), settings, Duration.ofSeconds(5));
    }

    Webcam(String name, Opener opener, Settings settings, Duration mostPause) {
        this.name = name;
        this.opener = opener;
        this.settings = settings;
        this.backOff = new BackOff(Duration.ofMillis(250), mostPause);
    }

    @Override
    public Optional<Frame> next() throws IOException {
        if (closed) {
            return Optional.empty();
        }
        if (device.isEmpty()) {
            backOff.await();
        }
        try {
            if (device.isEmpty()) {
                device = Optional.of(DeviceThread.open(name, opener, settings.opens));
            }
            Mat picture = device.get().read(settings.reads);
            backOff.succeeded();
            return Optional.of(new Frame(Integer.toString(count++), picture));
        } catch (NoCamera e) {
            device.ifPresent(DeviceThread::leave);
            device = Optional.empty();
            backOff.failed();
            throw e;
        }
    }

    @Override
    public void close() {
        closed = true;
        device.ifPresent(DeviceThread::leave);
        device = Optional.empty();
    }
}
