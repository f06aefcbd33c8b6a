package tilewatch.recognizer.source;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.opencv.core.Mat;
import tilewatch.recognizer.NoCamera;

/** A camera and the only thread that touches it. Once left, the thread closes the camera as soon as it comes back. */
final class DeviceThread {
    private final String name;
    private final ExecutorService thread;
    /** Touched by the thread alone. */
    private Optional<Webcam.Device> device = Optional.empty();

    private DeviceThread(String name) {
        this.name = name;
        this.thread = Executors.newSingleThreadExecutor(work -> {
            Thread t = new Thread(work, name);
            t.setDaemon(true);
            return t;
        });
    }

    /** Opens a camera within {@code patience}. */
    static DeviceThread open(String name, Webcam.Opener opener, Duration patience) throws NoCamera {
        DeviceThread opened = new DeviceThread(name);
        try {
            opened.within(patience, "opening", () -> {
                opened.device = Optional.of(opener.open());
                return true;
            });
            return opened;
        } catch (NoCamera e) {
            opened.leave();
            throw e;
        }
    }

    /** Reads a frame within {@code patience}; the caller owns it. */
    Mat read(Duration patience) throws NoCamera {
        Mat into = new Mat();
        try {
            if (!within(patience, "reading", () -> device.map(d -> d.read(into)).orElse(false)) || into.empty()) {
                throw new NoCamera(name + " gives no more pictures");
            }
            return into;
        } catch (NoCamera e) {
            // Not here: the thread may still write into it.
            thread.execute(into::release);
            throw e;
        }
    }

    private boolean within(Duration patience, String what, Callable<Boolean> work) throws NoCamera {
        Future<Boolean> done = thread.submit(work);
        try {
            return done.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new NoCamera(name + ": " + what + " takes longer than " + patience.toMillis() + " ms", e);
        } catch (ExecutionException e) {
            throw new NoCamera(name + ": " + reason(e), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NoCamera(name + ": interrupted", e);
        }
    }

    private static String reason(ExecutionException e) {
        Throwable cause = e.getCause();
        return String.valueOf(cause == null ? e.getMessage() : cause.getMessage());
    }

    /** Leaves the thread to itself: it closes the camera when the call it may hang in returns, and ends. */
    void leave() {
        thread.execute(() -> {
            device.ifPresent(Webcam.Device::close);
            device = Optional.empty();
        });
        thread.shutdown();
    }
}
