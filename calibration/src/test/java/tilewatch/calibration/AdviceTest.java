package tilewatch.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AdviceTest {
    @Test
    void a_sentence_is_made_in_the_language_of_the_reader() {
        Advice advice = Advice.of("lens.show", "word.top-left", 3);
        assertThat(advice.in(Locale.ENGLISH)).contains("top left", "3 of 9");
        assertThat(advice.in(Locale.forLanguageTag("ru"))).contains("слева вверху", "3 из 9");
        assertThat(advice.in(Locale.GERMAN)).isEqualTo(advice.in(Locale.ENGLISH));
    }

    @Test
    void both_languages_have_every_sentence() throws IOException {
        assertThat(keys("advice_ru.properties")).isEqualTo(keys("advice.properties"));
    }

    private static Set<String> keys(String file) throws IOException {
        Properties sentences = new Properties();
        try (InputStream in = Objects.requireNonNull(Advice.class.getResourceAsStream(file))) {
            sentences.load(in);
        }
        return new TreeSet<>(sentences.stringPropertyNames());
    }
}
