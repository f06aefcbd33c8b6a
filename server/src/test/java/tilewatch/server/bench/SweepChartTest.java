package tilewatch.server.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import tilewatch.recognizer.simulate.Tally;

class SweepChartTest {

    @Test
    void the_lines_fall_where_less_is_right() throws Exception {
        Tally good = new Tally(10, 0, 10, 10, 10, 10, 0, 0, 0, 10, 10, 0, 10);
        Tally half = new Tally(10, 0, 10, 7, 10, 5, 0, 0, 0, 10, 7, 0, 7);

        String svg = SweepChart.of(new TreeMap<>(Map.of(0.0, good, 1.0, half)));

        var drawing = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        String placements = drawing.getElementsByTagName("polyline")
                .item(0)
                .getAttributes()
                .getNamedItem("points")
                .getNodeValue();
        assertThat(placements).isEqualTo("60.0,20.0 620.0,160.0");
    }
}
