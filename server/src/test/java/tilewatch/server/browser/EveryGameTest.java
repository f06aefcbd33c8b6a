package tilewatch.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewatch.server.access.Role;
import tilewatch.server.browser.Table.Look;

/** Every game on the shelf is seen and played on a phone. */
class EveryGameTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"carcassonne", "hunters-and-gatherers", "castle", "cardcassonne", "master-of-the-forest"})
    void a_turn_is_laid_by_hand_and_the_table_is_shown(String game) {
        try (Table table = Table.kitchen(folder)) {
            table.order("{\"type\":\"start\",\"game\":\"" + game
                    + "\",\"players\":[\"Ann\",\"Борис\"],\"colours\":[\"red\",\"blue\"]}");
            table.playAnything(new SplittableRandom(3), 14);
            Page scorer = table.phone(Role.SCORER, "Ann", Look.PHONE);
            Table.look(scorer, "game-" + game);
            int turns = table.match().path("turns").size();
            scorer.locator(".bar .primary").click();
            Locator pieces = scorer.locator(".lay .tiles button");
            pieces.first().waitFor();
            Locator legal = scorer.locator(".target.legal").first();
            for (int i = 0; i < pieces.count() && !legal.isVisible(); i++) {
                pieces.nth(i).click();
                scorer.waitForTimeout(400);
                if (!legal.isVisible()) {
                    scorer.locator(".lay .held .tile-button").click();
                }
            }
            legal.click();
            Table.look(scorer, "game-" + game + "-laying");
            scorer.locator(".lay .primary").click();
            scorer.locator("#tab-turns").click();
            assertThat(scorer.locator(".turns > li")).hasCount(turns + 1);
            Page screen = table.phone(Role.SPECTATOR, "TV", new Look(1440, 900, "ru", ColorScheme.DARK));
            screen.navigate(table.address() + "screen.html?table=kitchen");
            screen.locator("tw-board .laid").first().waitFor();
            Table.look(screen, "game-" + game + "-screen");
        }
    }

    @Test
    void a_secret_is_asked_and_shown_on_its_owners_phone_alone() {
        try (Table table = Table.kitchen(folder)) {
            table.order("{\"type\":\"start\",\"game\":\"master-of-the-forest\",\"players\":[\"Ann\",\"Борис\"]}");
            Page ann = table.phone("Ann");
            Page boris = table.phone("Борис");
            ann.locator(".seats button").nth(0).click();
            boris.locator(".seats button").nth(1).click();
            ann.locator(".ask summary").first().click();
            ann.locator(".ask .chip", new Page.LocatorOptions().setHasText("toad, fox"))
                    .click();
            assertThat(ann.locator(".items [aria-label^='Clan: ']")).hasCount(2);
            Table.look(ann, "secret-clan");
            assertThat(boris.locator(".ask").first()).containsText("Which clan is yours?");
            boris.locator("#tab-tiles").click();
            assertThat(boris.locator("tw-items").last()).containsText("Clan 2");
            assertThat(boris.locator("[aria-label^='Clan: ']")).hasCount(0);

            table.expectAnswer(409);
            Page late = table.phone("Late");
            late.locator(".seats button").nth(0).click();
            assertThat(late.locator(".seats .problem")).containsText("Another phone has this seat");
        }
    }
}
