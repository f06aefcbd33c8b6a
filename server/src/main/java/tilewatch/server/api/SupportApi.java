package tilewatch.server.api;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tilewatch.server.access.Devices;
import tilewatch.server.live.Cameras;
import tilewatch.server.table.Entry;
import tilewatch.server.table.Table;
import tilewatch.server.table.Tables;
import tilewatch.server.view.Views;
import tilewatch.server.wire.Json;

/**
 * All somebody needs who is asked for help, in one file that the host may look into before handing it on: what runs where,
 * and of every table its log, its state and what its camera sees. No token, no PIN, no name of a device, no secret.
 */
public final class SupportApi {
    private final Tables tables;
    private final Devices devices;
    private final Cameras cameras;
    private final String version;

    public SupportApi(Tables tables, Devices devices, Cameras cameras, String version) {
        this.tables = tables;
        this.devices = devices;
        this.cameras = cameras;
        this.version = version;
    }

    private record About(String version, String java, String system, int processors, long memory, int devices) {}

    public void bundle(Context ctx) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            add(zip, "about.json", text(about()));
            for (Table table : tables.all()) {
                String folder = "tables/" + table.id() + "/";
                add(zip, folder + "table.json", text(table.state().table()));
                add(zip, folder + "state.json", text(Views.of(table.state(), -1)));
                add(zip, folder + "events.json", text(Views.entries(table.state(), all(table), -1)));
                Optional<byte[]> seen = cameras.picture(table.id());
                if (seen.isPresent()) {
                    add(zip, folder + "camera.jpg", seen.get());
                }
            }
        }
        ctx.contentType("application/zip")
                .header("Content-Disposition", "attachment; filename=\"tilewatch-support.zip\"")
                .result(out.toByteArray());
    }

    private About about() {
        Runtime runtime = Runtime.getRuntime();
        return new About(
                version,
                System.getProperty("java.vendor") + " " + Runtime.version(),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"),
                runtime.availableProcessors(),
                runtime.maxMemory(),
                devices.all().size());
    }

    /** The log comes in pieces. */
    private static List<Entry> all(Table table) {
        List<Entry> all = new ArrayList<>();
        List<Entry> more = table.entriesAfter(0);
        while (!more.isEmpty()) {
            all.addAll(more);
            more = table.entriesAfter(more.get(more.size() - 1).seq());
        }
        return all;
    }

    private static byte[] text(Object value) {
        return Json.text(value).getBytes(StandardCharsets.UTF_8);
    }

    private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }
}
