package tilewatch.server;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import tilewatch.server.live.CameraSetup;
import tilewatch.server.store.StoredTable;
import tilewatch.server.table.Command;
import tilewatch.server.table.Hints;
import tilewatch.server.table.Order;
import tilewatch.server.table.Table;
import tilewatch.server.table.Tables;
import tilewatch.server.wire.Json;

/** What whoever starts the program for the first time finds: a table at which a match is played under a simulated camera. */
public final class Demonstration {
    /** A match whose first points come within its first turns, at a pace that can be followed: a turn every four seconds. */
    private static final String CAMERA = "simulated:8,0.5";

    private Demonstration() {}

    /** Sets the table up if there is none at all, so that nobody's own tables are touched; true if it did. */
    public static boolean open(Tables tables) {
        if (!tables.all().isEmpty()) {
            return false;
        }
        Table table = tables.add("Demo");
        Command start = new Command.Start(
                "carcassonne", List.of("Ann", "Boris"), List.of("red", "blue"), Map.of(), Hints.FAMILY);
        table.submit(new Order(UUID.randomUUID().toString(), "Tilewatch", start))
                .join();
        StoredTable stored = table.state().table();
        tables.change(new StoredTable(
                stored.id(), stored.name(), Json.text(new CameraSetup(CAMERA, null).checked()), stored.created()));
        return true;
    }
}
