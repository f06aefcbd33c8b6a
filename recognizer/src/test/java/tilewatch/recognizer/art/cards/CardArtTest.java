package tilewatch.recognizer.art.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewatch.engine.cardcassonne.Card;
import tilewatch.engine.cardcassonne.Colour;
import tilewatch.recognizer.art.Looks;

class CardArtTest {
    private static final int WIDTH = 84;

    /** Grey levels only: it must not take a sense of hue to tell cards apart. */
    private static final double CLEARLY_DIFFERENT = 5;

    @Test
    void all_kinds_of_cards_differ_without_their_hue_either_way_up() {
        List<double[]> pictures = new ArrayList<>();
        for (Card card : Card.values()) {
            pictures.add(Looks.soft(CardArt.draw(card, WIDTH)));
        }

        for (int i = 0; i < pictures.size(); i++) {
            for (int j = 0; j < i; j++) {
                double[] other = pictures.get(j);
                assertThat(Math.min(
                                Looks.difference(pictures.get(i), other),
                                Looks.difference(pictures.get(i), upsideDown(other))))
                        .as("%s and %s", Card.values()[i], Card.values()[j])
                        .isGreaterThan(CLEARLY_DIFFERENT);
            }
        }
    }

    @Test
    void a_card_always_looks_the_same_and_has_the_proportion_of_a_card() {
        for (Card card : Card.values()) {
            var picture = CardArt.draw(card, WIDTH);
            assertThat(Looks.pixels(picture)).isEqualTo(Looks.pixels(CardArt.draw(card, WIDTH)));
            assertThat(picture.getHeight()).isEqualTo((int) Math.round(WIDTH * CardArt.HEIGHT_MM / CardArt.WIDTH_MM));
        }
    }

    @Test
    void a_back_is_no_front() {
        double[] back = Looks.soft(CardArt.back(WIDTH));

        for (Card card : Card.values()) {
            assertThat(Looks.difference(back, Looks.soft(CardArt.draw(card, WIDTH))))
                    .isGreaterThan(30);
        }
    }

    @Test
    void the_four_parts_of_the_track_differ() {
        for (Colour a : Colour.values()) {
            for (Colour b : Colour.values()) {
                if (a != b) {
                    double[] part = Looks.soft(CardArt.track(a, WIDTH));
                    assertThat(Looks.difference(part, Looks.soft(CardArt.track(b, WIDTH))))
                            .isGreaterThan(CLEARLY_DIFFERENT);
                }
            }
        }
    }

    private static double[] upsideDown(double[] picture) {
        double[] turned = new double[picture.length];
        for (int i = 0; i < picture.length; i++) {
            turned[picture.length - 1 - i] = picture[i];
        }
        return turned;
    }
}
