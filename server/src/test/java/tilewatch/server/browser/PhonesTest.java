package tilewatch.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.server.access.Role;
import tilewatch.server.browser.Table.Look;

/** What people do with their phones during a match. */
class PhonesTest {
    @TempDir
    private Path folder;

    @Test
    void two_phones_see_the_same_event_and_why_it_scored() {
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            Page ann = table.phone("Ann");
            Page boris = table.phone(Role.PLAYER, "Борис", Look.PHONE.in("ru"));
            ann.locator(".seats button").first().click();
            assertThat(ann.locator(".whose.mine")).containsText("Your turn");

            table.play("Ev 0,-1 meeple c1");

            for (Page phone : new Page[] {ann, boris}) {
                assertThat(phone.locator(".score").first().locator(".points")).hasText("4");
                assertThat(phone.locator("tw-board .laid")).hasCount(2);
            }
            assertThat(boris.locator(".line").first()).containsText("2 квадрата × 2");
            assertThat(ann.locator(".line").first()).containsText("2 tiles × 2");
            ann.locator(".line").first().click();
            assertThat(ann.locator("tw-board .glow")).hasCount(2);
            Table.look(ann, "two-phones-ann");
            Table.look(boris, "two-phones-boris-russian");
        }
    }

    @Test
    void a_phone_joins_and_comes_back_by_itself_after_sleep_and_a_restarted_server() {
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            Page ann = table.stranger(Look.PHONE);
            String invitation = table.invitation(Role.PLAYER);
            ann.navigate(invitation);
            assertThat(ann.locator("main h2")).containsText("Welcome to the table");
            Table.look(ann, "join");
            ann.locator("input[name=name]").fill("Ann");
            ann.locator("button[type=submit]").click();
            assertThat(ann.locator(".whose")).containsText("Ann’s turn");
            org.assertj.core.api.Assertions.assertThat(ann.url()).doesNotContain("join");

            int port = table.port();
            table.stopServer();
            assertThat(ann.locator(".banner")).containsText("comes back by itself");
            Table.look(ann, "server-away");
            table.startServerAgain(port);
            table.play("V^ 1,0");
            assertThat(ann.locator(".banner p")).hasCount(0);
            assertThat(ann.locator("tw-board .laid")).hasCount(2);

            ann.reload();
            assertThat(ann.locator(".whose")).containsText("Борис’s turn");

            table.expectAnswer(403);
            Page late = table.stranger(Look.PHONE);
            late.navigate(invitation);
            late.locator("input[name=name]").fill("Late");
            late.locator("button[type=submit]").click();
            assertThat(late.locator(".problem")).containsText("used or is too old");
            Table.look(late, "invitation-used");
        }
    }

    @Test
    void an_illegal_placement_is_shown_with_reasons_and_let_lie() {
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            Page ann = table.phone("Ann");
            Page boris = table.phone("Борис");

            lay(ann, "B", ann.locator(".target.free[aria-label^='Square 0,-1']"));

            for (Page phone : new Page[] {ann, boris}) {
                assertThat(phone.locator(".pending")).containsText("On the south side field meets city.");
            }
            Table.look(boris, "illegal");
            boris.locator(".pending button", new Page.LocatorOptions().setHasText("Let it lie"))
                    .click();
            assertThat(ann.locator(".pending")).hasCount(0);
            assertThat(ann.locator("tw-board .laid")).hasCount(2);
            ann.locator("#tab-turns").click();
            assertThat(ann.locator(".turns .badge")).hasText("breaks a rule");
            Table.look(ann, "let-lie");
        }
    }

    @Test
    void correcting_an_earlier_turn_moves_every_phone() {
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            table.play("Ev 0,-1 meeple c1", "V^ 1,0");
            Page ann = table.phone("Ann");
            Page boris = table.phone(Role.PLAYER, "Борис", Look.PHONE.dark());
            assertThat(boris.locator(".score").first().locator(".points")).hasText("4");

            ann.locator("#tab-turns").click();
            ann.locator(".turns button").last().click();
            assertThat(ann.locator(".fix .tiles button")).hasCount(5);
            Table.look(ann, "correction");
            ann.locator(".fix .chip", new Page.LocatorOptions().setHasText("No figure"))
                    .click();

            for (Page phone : new Page[] {ann, boris}) {
                assertThat(phone.locator(".score").first().locator(".points")).hasText("0");
                phone.locator("#tab-turns").click();
                assertThat(phone.locator(".turns .badge")).hasText("put right");
            }
            boris.locator(".replay input").fill("1");
            assertThat(boris.locator("tw-board .laid")).hasCount(2);
            Table.look(boris, "replay-dark");
            boris.locator(".bar button", new Page.LocatorOptions().setHasText("Undo"))
                    .click();
            boris.locator("#tab-points").click();
            assertThat(boris.locator("tw-board .laid")).hasCount(2);
        }
    }

    @Test
    void a_match_played_by_hand_ends_with_its_breakdown() {
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            Page ann = table.phone(Role.SCORER, "Ann", Look.PHONE);
            SplittableRandom dice = new SplittableRandom(5);
            for (int turn = 0; !table.match().path("over").asBoolean(); turn++) {
                if (turn % 12 == 0) {
                    layAny(table, ann, turn == 24);
                } else {
                    table.playAny(dice);
                }
            }

            assertThat(ann.locator(".result h2")).containsText("win");
            assertThat(ann.locator(".podium li")).hasCount(2);
            assertThat(ann.locator(".chart .run")).hasCount(2);
            String total =
                    String.valueOf(table.match().at("/players/0/projected").asInt());
            assertThat(ann.locator("tfoot td").first()).hasText(total);
            ann.locator("tw-points .line").first().click();
            assertThat(ann.locator("tw-board .glow").first()).isVisible();
            Table.look(ann, "breakdown");
            ann.locator(".result .chart").scrollIntoViewIfNeeded();
            Table.look(ann, "breakdown-chart");
        }
    }

    @Test
    void everything_can_be_done_with_the_keyboard_in_the_dark_and_in_russian() {
        try (Table table = Table.kitchen(folder)) {
            table.order(Table.START);
            Page ann = table.phone(Role.PLAYER, "Анна", Look.PHONE.dark().in("ru"));
            press(ann, ".bar .primary", "Enter");
            press(ann, ".tiles button[aria-label^='Квадрат V']", "Enter");
            press(ann, ".target.legal", "Enter");
            press(ann, ".lay .figures button:nth-of-type(2)", " ");
            Table.look(ann, "keyboard-dark-russian");
            press(ann, ".lay .primary", "Enter");
            assertThat(ann.locator("tw-board .laid")).hasCount(2);
            press(ann, "#tab-points", "ArrowRight");
            assertThat(ann.locator("#tab-tiles")).isFocused();
            assertThat(ann.locator(".tab-panel")).containsText("Осталось 70 квадратов");
            press(ann, "tw-prefs > button", "Enter");
            assertThat(ann.locator("dialog h2")).hasText("Настройки");
            Table.look(ann, "settings-dark-russian");
        }
    }

    /** Reaches the element by tabbing, as somebody without a pointer must, then presses a key. */
    private static void press(Page page, String element, String key) {
        Locator wanted = page.locator(element).first();
        wanted.waitFor();
        for (int i = 0; i < 120; i++) {
            if ((boolean) wanted.evaluate("it => it === document.activeElement")) {
                page.keyboard().press(key);
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("Tab does not reach " + element);
    }

    private static void lay(Page page, String tile, Locator square) {
        page.locator(".bar .primary").click();
        page.locator(".tiles button[aria-label^='Tile " + tile + ",']").click();
        page.locator(".target.legal").first().waitFor();
        square.click();
        page.locator(".lay .primary").click();
    }

    /** Lays the first tile that fits somewhere, with a figure if that is possible. */
    private static void layAny(Table table, Page page, boolean picture) {
        int before = table.match().at("/board/tiles").size();
        // Turns may come faster than a busy phone draws them.
        assertThat(page.locator("tw-board .laid")).hasCount(before);
        page.locator(".bar .primary").click();
        page.locator(".tiles button").first().click();
        Locator legal = page.locator(".target.legal").first();
        legal.waitFor();
        legal.click();
        page.locator(".lay .figures button").last().click();
        if (picture) {
            Table.look(page, "laying");
        }
        page.locator(".lay .primary").click();
        assertThat(page.locator("tw-board .laid")).hasCount(before + 1);
    }
}
