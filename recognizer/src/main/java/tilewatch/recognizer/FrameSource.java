package tilewatch.recognizer;

import java.io.IOException;
import java.util.Optional;

/** Where frames come from: a webcam, a folder, a video, a phone. */
public interface FrameSource extends AutoCloseable {
    /**
     * The next frame, which the caller closes; empty when there will be none.
     *
     * @throws NoCamera if the camera is away; the next call looks for it again
     * @throws IOException if this one frame is missing or broken, naming it; the next call goes on behind it
     */
    Optional<Frame> next() throws IOException;

    @Override
    void close();
}
