package tilewatch.recognizer.source;

import java.io.IOException;
import java.util.Locale;
import org.opencv.core.Mat;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.VideoWriter;
import org.opencv.videoio.Videoio;
import tilewatch.calibration.mats.Natives;

/** A webcam through OpenCV: V4L2, AVFoundation or DirectShow, whichever the system has. */
final class OpenCvDevice implements Webcam.Device {
    /** Frames in which the camera may find its exposure before it is held. */
    private static final int SETTLES = 20;

    private final VideoCapture capture;
    private int frames;

    OpenCvDevice(int index, Webcam.Settings settings) throws IOException {
        Natives.load();
        capture = new VideoCapture();
        if (!capture.open(index, Videoio.CAP_ANY)) {
            capture.release();
            throw new IOException("there is none");
        }
        // Uncompressed pictures of this size do not fit through USB 2 at more than a few a second.
        capture.set(Videoio.CAP_PROP_FOURCC, VideoWriter.fourcc('M', 'J', 'P', 'G'));
        capture.set(Videoio.CAP_PROP_FRAME_WIDTH, settings.width());
        capture.set(Videoio.CAP_PROP_FRAME_HEIGHT, settings.height());
        capture.set(Videoio.CAP_PROP_BUFFERSIZE, 1);
    }

    @Override
    public boolean read(Mat into) {
        if (++frames == SETTLES) {
            // Every change of exposure changes every cell. V4L2 calls manual 1, the others a quarter.
            boolean v4l = capture.getBackendName().toUpperCase(Locale.ROOT).contains("V4L");
            capture.set(Videoio.CAP_PROP_AUTO_EXPOSURE, v4l ? 1 : .25);
            capture.set(Videoio.CAP_PROP_AUTO_WB, 0);
        }
        return capture.read(into);
    }

    @Override
    public void close() {
        capture.release();
    }
}
