package tilewatch.recognizer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewatch.recognizer.Frame;

class ImageFolderTest {
    @TempDir
    private Path folder;

    @Test
    void nine_comes_before_ten_and_bad_files_are_named_in_their_place() throws IOException {
        Files.write(folder.resolve("10.jpg"), Jpegs.grey(8, 8, 1));
        Files.write(folder.resolve("9.jpg"), Jpegs.grey(8, 8, 2));
        Files.writeString(folder.resolve("9b.jpg"), "no picture");
        Files.createSymbolicLink(folder.resolve("9c.jpg"), folder.resolve("gone.jpg"));
        Files.write(folder.resolve(".hidden.jpg"), new byte[3]);
        Files.createDirectory(folder.resolve("more"));
        assertThat(readAll())
                .containsExactly(
                        "9",
                        folder.resolve("9b.jpg") + ": not a JPEG or PNG picture",
                        folder.resolve("9c.jpg") + ": missing",
                        "10");
    }

    private List<String> readAll() throws IOException {
        List<String> seen = new ArrayList<>();
        try (ImageFolder source = new ImageFolder(folder, Decoder.standard())) {
            while (true) {
                try {
                    Optional<Frame> frame = source.next();
                    if (frame.isEmpty()) {
                        return seen;
                    }
                    seen.add(frame.get().name());
                    frame.get().close();
                } catch (IOException e) {
                    seen.add(e.getMessage());
                }
            }
        }
    }

    @Test
    void an_empty_folder_is_no_source() {
        assertThatThrownBy(() -> new ImageFolder(folder, Decoder.standard())).hasMessage(folder + ": no files");
    }
}
