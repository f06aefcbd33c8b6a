package tilewatch.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.access.Role;
import tilewatch.server.browser.Table.Look;

/** How much a phone loads and how soon it shows what happened; the figures go to target/screenshots/measured.txt. */
class WeightTest {
    private static final int MOST_BYTES = 150_000;
    private static final int MOST_REPAINT_MILLIS = 1_000;

    @TempDir
    private Path folder;

    @Test
    void the_first_load_is_light_and_an_event_shows_at_once() throws IOException {
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            Page phone = table.stranger(Look.PHONE);
            CDPSession wire = phone.context().newCDPSession(phone);
            AtomicLong bytes = new AtomicLong();
            List<String> requests = new ArrayList<>();
            wire.send("Network.enable");
            wire.on(
                    "Network.loadingFinished",
                    it -> bytes.addAndGet(it.get("encodedDataLength").getAsLong()));
            phone.onRequest(request -> requests.add(request.url()));
            phone.navigate(table.invitation(Role.PLAYER));
            phone.locator("input[name=name]").fill("Ann");
            phone.locator("button[type=submit]").click();
            phone.locator("tw-board image").first().waitFor();
            phone.waitForTimeout(1_000);

            assertThat(requests).allMatch(url -> url.startsWith(table.address()));
            assertThat(bytes.get()).isGreaterThan(20_000).isLessThan(MOST_BYTES);

            // From the message's arrival to the next frame with the new board: what the phone itself takes.
            phone.evaluate("() => { const board = document.querySelector('tw-board');"
                    + "const line = document.querySelector('tw-phone').line; let came = 0;"
                    + "const heard = line.socket.onmessage;"
                    + "line.socket.onmessage = (it) => { came = performance.now(); heard(it); };"
                    + "window.repaint = new Promise(done => new MutationObserver(() => {"
                    + "if (board.querySelectorAll('.laid').length === 2) requestAnimationFrame(() => done(performance.now() - came));"
                    + "}).observe(board, {childList: true, subtree: true})); }");
            table.play("Ev 0,-1 meeple c1");
            double repaint = ((Number) phone.evaluate("window.repaint")).doubleValue();

            assertThat(repaint).isBetween(0.0, (double) MOST_REPAINT_MILLIS);
            Path file = Path.of(System.getProperty("tilewatch.root", ".."), "server/target/screenshots/measured.txt");
            Files.createDirectories(file.getParent());
            Files.writeString(
                    file,
                    "first load, from the code to the board: " + bytes.get() + " bytes on the wire in "
                            + requests.size() + " requests at " + Look.PHONE + "\nrepaint after an event: "
                            + Math.round(repaint * 10) / 10.0 + " ms\n");
        }
    }
}
