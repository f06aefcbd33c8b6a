package tilewatch.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.recognizer.art.TileArt;
import tilewatch.server.access.Role;
import tilewatch.server.browser.Table.Look;

/** A phone as the camera, with the video device that Chromium pretends to have. */
class CameraPageTest {
    @TempDir
    private Path folder;

    @Test
    void a_phone_invited_as_camera_watches_and_sends_stills() throws IOException {
        try (Table table = Table.kitchen(folder)) {
            table.watchedByPhones(gallery());
            Page camera = table.stranger(Look.PHONE);
            camera.navigate(table.invitation(Role.CAMERA));
            camera.locator("input[name=name]").fill("Old phone");
            camera.locator("button[type=submit]").click();
            camera.locator("tw-camera button").click();
            assertThat(camera.locator("tw-camera")).containsText(Pattern.compile("[1-9]\\d* pictures? sent"));
            Table.look(camera, "camera");

            Path photograph = folder.resolve("photograph.jpg");
            ImageIO.write(new BufferedImage(640, 480, BufferedImage.TYPE_INT_RGB), "jpg", photograph.toFile());
            camera.locator("tw-camera button").click();
            String before = camera.locator("tw-camera p[role=status]").last().textContent();
            camera.locator("input[type=file]").setInputFiles(photograph);
            assertThat(camera.locator("tw-camera p[role=status]").last()).not().hasText(before);
            assertThat(camera.locator("tw-camera .problem[role=alert]")).hasCount(0);
        }
    }

    private Path gallery() throws IOException {
        Path gallery = Files.createDirectories(folder.resolve("gallery"));
        for (String name : new String[] {"B", "D", "V"}) {
            File file = gallery.resolve(name + ".png").toFile();
            ImageIO.write(
                    TileArt.draw(
                            CarcassonneTiles.set("base-72-classic").tile(name).orElseThrow(), 160),
                    "png",
                    file);
        }
        return gallery;
    }
}
