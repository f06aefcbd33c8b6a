package tilewatch.server.bench;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import tilewatch.recognizer.simulate.Tally;

/** What was read right over difficulty, as an SVG drawing. */
public final class SweepChart {
    private static final int LEFT = 60;
    private static final int TOP = 20;
    private static final int WIDTH = 560;
    private static final int HEIGHT = 280;

    /** Shares below this are off the chart: by then nobody would play with it. */
    private static final double FLOOR = .4;

    private SweepChart() {}

    private record Line(String name, String colour, String dash, ToDoubleFunction<Tally> share) {}

    private static final List<Line> LINES = List.of(
            new Line("placements", "#1b6ca8", "none", Tally::placementShare),
            new Line("figures", "#b3401f", "8 4", Tally::figureShare),
            new Line("claims", "#4c7f37", "2 4", Tally::claimShare));

    /** The drawing; the keys are difficulties from 0 to 1, in order. */
    public static String of(Map<Double, Tally> sweep) {
        StringBuilder svg = new StringBuilder("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 360" font-family="sans-serif" font-size="13">
                <rect width="760" height="360" fill="white"/>
                """);
        for (int i = 0; i <= 10; i++) {
            double x = x(i / 10.0);
            svg.append(line(x, TOP, x, TOP + HEIGHT, "#e4e4e4"))
                    .append(text(x, TOP + HEIGHT + 18, "middle", "" + i / 10.0));
        }
        for (int percent = (int) (FLOOR * 100); percent <= 100; percent += 10) {
            double y = y(percent / 100.0);
            svg.append(line(LEFT, y, LEFT + WIDTH, y, "#e4e4e4")).append(text(LEFT - 8, y + 4, "end", percent + " %"));
        }
        svg.append(text(LEFT + WIDTH / 2.0, TOP + HEIGHT + 40, "middle", "difficulty (0.5 is moderate)"));
        for (int i = 0; i < LINES.size(); i++) {
            Line line = LINES.get(i);
            StringBuilder points = new StringBuilder();
            sweep.forEach((difficulty, tally) -> points.append(
                    String.format(Locale.ROOT, "%.1f,%.1f ", x(difficulty), y(line.share.applyAsDouble(tally)))));
            double key = TOP + 20 + 22 * i;
            svg.append(polyline(points.toString().strip(), line))
                    .append(polyline("634,%.0f 660,%.0f".formatted(key, key), line))
                    .append(text(666, key + 4, "start", line.name));
        }
        return svg.append("</svg>\n").toString();
    }

    private static double x(double difficulty) {
        return LEFT + WIDTH * difficulty;
    }

    private static double y(double share) {
        return TOP + HEIGHT * (1 - (Math.max(FLOOR, share) - FLOOR) / (1 - FLOOR));
    }

    private static String polyline(String points, Line line) {
        return "<polyline points=\"" + points + "\" fill=\"none\" stroke=\"" + line.colour
                + "\" stroke-width=\"2.5\" stroke-dasharray=\"" + line.dash + "\"/>\n";
    }

    private static String line(double x1, double y1, double x2, double y2, String colour) {
        return String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>%n",
                x1,
                y1,
                x2,
                y2,
                colour);
    }

    private static String text(double x, double y, String anchor, String text) {
        return String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n", x, y, anchor, text);
    }
}
