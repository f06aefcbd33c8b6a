package tilewatch.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewatch.server.access.Role;
import tilewatch.server.browser.Table.Look;

/** Every page on a phone, a tablet and a laptop, light and dark, in both languages; nothing may stick out at the side. */
class EveryPageTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "phone, 360, 740, en, LIGHT", "phone, 360, 740, ru, DARK", "tablet, 820, 1180, ru, LIGHT",
        "tablet, 820, 1180, en, DARK", "laptop, 1440, 900, en, DARK", "laptop, 1440, 900, ru, LIGHT"
    })
    void every_page_fits(String device, int width, int height, String language, ColorScheme scheme) {
        Look look = new Look(width, height, language, scheme);
        String suffix = "-" + device + "-" + language;
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            table.playAnything(new SplittableRandom(6), 200);
            table.order("{\"type\":\"status\",\"status\":\"finished\"}");
            Page host = table.phone(Role.HOST, "Laptop", look);
            seen(host, "result" + suffix);
            host.locator("#tab-turns").click();
            seen(host, "turns" + suffix);

            host.navigate(table.address() + "history.html");
            assertThat(host.locator(".history .card")).hasCount(2);
            seen(host, "history" + suffix);
            host.locator(".history .line").first().click();
            Locator moments = host.locator(".result .lines").first();
            moments.locator(".line").first().click();
            assertThat(host.locator("tw-board .glow").first()).isVisible();
            seen(host, "past-match" + suffix);

            table.order("{\"type\":\"rematch\"}");
            table.playAnything(new SplittableRandom(7), 30);
            host.navigate(table.address() + "host.html");
            host.locator(".log li").first().waitFor();
            seen(host, "host" + suffix);
            host.navigate(table.address());
            host.locator("tw-board image").first().waitFor();
            seen(host, "play" + suffix);
            host.locator("#tab-tiles").click();
            seen(host, "tiles" + suffix);
            host.navigate(table.address() + "screen.html");
            host.locator("tw-board image").first().waitFor();
            seen(host, "screen" + suffix);
        }
    }

    private static void seen(Page page, String name) {
        Table.look(page, name);
        Assertions.assertThat(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
                .as("pixels that stick out of " + name)
                .isEqualTo(0);
    }
}
