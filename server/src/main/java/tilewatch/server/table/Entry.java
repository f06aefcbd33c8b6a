package tilewatch.server.table;

import com.fasterxml.jackson.core.JsonProcessingException;
import tilewatch.server.store.StoredEvent;
import tilewatch.server.wire.Json;

/**
 * A line of the log with its number.
 *
 * @param match which match of the table, counted from 1
 * @param by who did it, in words: the name of a device, or the camera
 */
public record Entry(long seq, int match, long at, String by, Happening what) {

    /** What of it is stored as JSON. */
    private record Body(String by, Happening what) {}

    static Entry of(StoredEvent event) {
        try {
            Body body = Json.MAPPER.readValue(event.body(), Body.class);
            return new Entry(event.seq(), event.match(), event.at(), body.by(), body.what());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(
                    "event " + event.seq() + " of table " + event.table() + ": " + e.getOriginalMessage(), e);
        }
    }

    /** The same with its move behind a screen. */
    public Entry behind(Happening.Screen screen) {
        return new Entry(seq, match, at, by, what.behind(screen));
    }

    String body() {
        return Json.text(new Body(by, what));
    }
}
