package tilewatch.recognizer.lattice;

import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** How this camera and this light change the gallery's colours: a gain and an offset per Lab channel. */
public final class ColourCast {
    /** Per channel: mean of template and cell where they agree best, and the gain between them. */
    record Sample(Channel lightness, Channel a, Channel b) {
        Channel channel(int i) {
            return i == 0 ? lightness : i == 1 ? a : b;
        }
    }

    /** One Lab channel of one tile. */
    record Channel(double template, double seen, double gain) {}

    private final double[] gain = new double[3];
    private final double[] offset = new double[3];

    /** The median over the tiles that are surely tiles, else over all. */
    ColourCast(Collection<Sighting> tiles) {
        List<Sighting> sure = tiles.stream().filter(t -> t.confidence > 1.5).toList();
        Collection<Sighting> use = sure.isEmpty() ? tiles : sure;
        for (int i = 0; i < 3; i++) {
            int c = i;
            gain[c] = median(use, t -> t.light.channel(c).gain());
            offset[c] = median(
                    use,
                    t -> t.light.channel(c).seen()
                            - gain[c] * t.light.channel(c).template());
        }
    }

    private static double median(Collection<Sighting> tiles, ToDoubleFunction<Sighting> value) {
        double[] sorted = tiles.stream().mapToDouble(value).sorted().toArray();
        int n = sorted.length;
        return n == 0 ? 0 : (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
    }

    /** What a channel (0 lightness, 1 a, 2 b; weighted Lab as in the templates) would be in the gallery's light. */
    public double inGallery(int channel, double seen) {
        return (seen - offset[channel]) / gain(channel);
    }

    /**
     * What a channel of a tile's picture looks like in the light on this very tile: its own offset, but the gain of
     * all, because a red figure on a grey road looks like a huge gain.
     */
    public double seenOn(Sighting tile, int channel, double picture) {
        Channel own = tile.light.channel(channel);
        return own.seen() + gain(channel) * (picture - own.template());
    }

    /** A flat or failed fit must not blow colours up. */
    private double gain(int channel) {
        return Math.max(.4, Math.min(1.6, gain[channel]));
    }

    /** What a sighting loses for colours no tile on this table has: a green candle is no meadow. */
    double penalty(Sighting sighting) {
        double sum = 0;
        for (int c = 0; c < 3; c++) {
            ColourCast.Channel ch = sighting.light.channel(c);
            double off = Math.abs(ch.seen() - (gain[c] * ch.template() + offset[c]));
            sum += c == 0 ? .3 * Math.max(0, off - 35) : Math.max(0, off - 7);
        }
        return .12 * sum;
    }
}
