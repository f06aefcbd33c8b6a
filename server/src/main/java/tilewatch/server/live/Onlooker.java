package tilewatch.server.live;

import java.util.Optional;
import tilewatch.recognizer.Frame;

/** Looks at one kind of table, frame after frame, and makes turns, questions and reminders of what it sees. */
interface Onlooker extends AutoCloseable {
    /**
     * Takes the next frame; the caller closes it.
     *
     * @param shown whether somebody wants to see what was read
     * @return the frame as a JPEG with what was read drawn in, if wanted
     */
    Optional<byte[]> see(Frame frame, boolean shown);

    @Override
    void close();
}
