package tilewatch.server.phones;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tilewatch.server.shelf.Shelf;
import tilewatch.server.table.TableState;
import tilewatch.server.view.Views;
import tilewatch.server.wire.Json;

/** The newest snapshot of each table as text, made once for all who may see the same. */
public final class SnapshotTexts {
    private record Key(String table, int viewer) {}

    private record Made(long tick, String text) {}

    private final Map<Key, Made> newest = new ConcurrentHashMap<>();

    /** The snapshot for a seat, or for -1, somebody without one. */
    public String of(TableState state, int viewer) {
        boolean secrets = state.match()
                .map(match -> Shelf.game(match.game().id()).hasSecrets())
                .orElse(false);
        boolean personal = secrets || !state.now().sight().reminders().isEmpty();
        int seen = personal ? viewer : -1;
        Key key = new Key(state.table().id(), seen);
        Made made = newest.get(key);
        if (made == null || made.tick != state.tick()) {
            made = new Made(state.tick(), Json.text(Views.of(state, seen)));
            newest.put(key, made);
        }
        return made.text;
    }
}
