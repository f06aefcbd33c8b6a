package tilewatch.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.access.Role;
import tilewatch.server.browser.Table.Look;

/** The host's page and the big screen. */
class HostTest {
    /** Our own art is learnt the first time it is looked at, which takes minutes on a busy machine. */
    private static final double LEARNING = 300_000;

    @TempDir
    private Path folder;

    /** What somebody does who has just started the program and has neither tiles nor a camera at hand. */
    @Test
    void a_newcomer_sees_the_first_points_of_the_simulated_camera_after_five_steps() {
        try (Table table = Table.nothingYet(folder)) {
            Page host = table.stranger(new Look(1440, 900, "en", ColorScheme.LIGHT));
            host.navigate(table.address() + "host.html");
            host.locator("form.row button[type=submit]").first().click();
            host.locator(".seat input").nth(0).fill("Ann");
            host.locator(".seat input").nth(1).fill("Boris");
            host.locator(".new-match .primary").click();
            assertThat(host.locator(".log li").first()).containsText("A match began: Carcassonne");
            host.locator("tw-watch select[name=source]").selectOption("simulated");
            host.locator("tw-watch button[type=submit]").click();
            host.locator("tw-invite .primary").click();
            String code = host.locator(".doors a").first().getAttribute("href");

            Page phone = table.stranger(Look.PHONE);
            phone.navigate(table.address() + code.substring(code.indexOf('#')));
            host.locator("tw-watch .figures button").first().click();
            assertThat(phone.locator(".line").first())
                    .containsText("City 2 tiles × 2", new LocatorAssertions.ContainsTextOptions().setTimeout(LEARNING));
            Table.look(phone, "newcomer-first-points");
            assertThat(host.locator(".seen img")).isVisible();
            Table.look(host, "newcomer-host");
        }
    }

    @Test
    void from_an_empty_server_to_the_first_points_by_hand() {
        try (Table table = Table.nothingYet(folder)) {
            Page host = table.stranger(new Look(820, 1180, "en", ColorScheme.LIGHT));
            host.navigate(table.address() + "host.html");
            host.locator("input[name=name]").fill("Kitchen");
            host.locator("form.row button[type=submit]").first().click();
            host.locator(".seat input").nth(0).fill("Ann");
            host.locator(".seat input").nth(1).fill("Boris");
            Table.look(host, "host-new-match");
            host.locator(".new-match .primary").click();
            assertThat(host.locator(".log li").first()).containsText("A match began: Carcassonne");
            host.locator("tw-invite .primary").click();
            assertThat(host.locator(".qr").first()).isVisible();
            Table.look(host, "host-running");

            Page phone = table.stranger(Look.PHONE);
            phone.navigate(table.address());
            phone.locator(".bar .primary").click();
            phone.locator(".tiles button[aria-label^='Tile E,']").click();
            phone.locator(".target.legal[aria-label^='Square 0,-1']").click();
            phone.locator(".lay .chip", new Page.LocatorOptions().setHasText("Knight"))
                    .click();
            phone.locator(".lay .primary").click();
            assertThat(phone.locator(".line").first()).containsText("Ann City");
            assertThat(host.locator(".log li").first()).containsText("Ann: tile E at 0,-1, meeple");

            host.locator("button", new Page.LocatorOptions().setHasText("Finish"))
                    .click();
            assertThat(host.locator("tbody")).containsText("Ann");
            Table.look(host, "host-after");
        }
    }

    @Test
    void the_big_screen_shows_board_scores_and_the_last_event() {
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            table.play("Ev 0,-1 meeple c1");
            Page screen = table.phone(Role.SPECTATOR, "TV", new Look(1440, 900, "en", ColorScheme.DARK));
            screen.navigate(table.address() + "screen.html?table=kitchen&lang=ru");
            assertThat(screen.locator(".latest")).containsText("+4 Город 2 квадрата × 2");
            Table.look(screen, "big-screen");
            table.play("B^ 0,1");
            assertThat(screen.locator("tw-board .laid")).hasCount(3);
            screen.navigate(table.address() + "screen.html?table=kitchen&transparent");
            assertThat(screen.locator("tw-board .laid")).hasCount(3);
            org.assertj.core.api.Assertions.assertThat(
                            screen.evaluate("getComputedStyle(document.body).backgroundColor"))
                    .isEqualTo("rgba(0, 0, 0, 0)");
        }
    }

    @Test
    void whoever_has_not_joined_is_told_how() {
        try (Table table = Table.kitchen(folder)) {
            Page stranger = table.stranger(Look.PHONE);
            stranger.navigate(table.address());
            assertThat(stranger.locator("main")).containsText("Ask the host for a code");
            Table.look(stranger, "stranger");
            stranger.navigate(table.address() + "host.html");
            assertThat(stranger.locator("main")).containsText("This page is for the host");
        }
    }
}
