package tilewatch.server.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import tilewatch.server.table.Command;
import tilewatch.server.table.Hints;
import tilewatch.server.table.Kitchen;
import tilewatch.server.table.Status;

class ReportTest {
    @TempDir
    private Path folder;

    @Test
    void a_match_is_reported_with_every_point_illegal_tile_and_correction() throws Exception {
        Report report = played();

        assertThat(report.total()).hasSize(2);
        for (int i = 0; i < 2; i++) {
            int player = i;
            assertThat(report.total().get(i))
                    .isEqualTo(report.kinds().get(i).values().stream()
                            .mapToInt(Integer::intValue)
                            .sum())
                    .isEqualTo(report.allLines().stream()
                            .filter(line -> line.player() == player)
                            .mapToInt(line -> line.points())
                            .sum())
                    .isEqualTo(
                            report.history().get(i).get(report.history().get(i).size() - 1));
        }
        String html = HtmlReport.of(report);
        assertThat(html)
                .contains("&lt;b&gt;Борис &amp; Co", "let lie: B^ 0,-1", "field meets city", "undone:")
                .doesNotContain("<b>Борис", "<script", "http:", "https:")
                .contains("<svg");
        String body = html.substring(html.indexOf("<body>"), html.indexOf("</body>") + 7);
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(body)))
                        .getElementsByTagName("svg")
                        .getLength())
                .isEqualTo(2);
    }

    @Test
    void the_csv_has_a_row_for_every_score_line_and_no_formula() {
        Report report = played();

        List<String> rows = CsvReport.of(report).lines().toList();
        assertThat(rows).hasSize(1 + report.allLines().size());
        assertThat(rows.get(1)).startsWith("2,\"'=Ann\",\"Ev ");
    }

    @Test
    void the_pdf_can_be_read_again_cyrillic_and_all() throws Exception {
        try (PDDocument pdf = Loader.loadPDF(PdfReport.of(played()))) {
            String text = new PDFTextStripper().getText(pdf);

            assertThat(text).contains("Kitchen, match 1", "<b>Борис & Co", "city", "let lie: B^ 0,-1");
            assertThat(pdf.getNumberOfPages()).isGreaterThan(1);
        }
    }

    @Test
    void statistics_count_matches_wins_and_points_by_player_and_game() {
        Report report = played();
        Statistics statistics = new Statistics();
        statistics.add(report);
        statistics.add(report);

        assertThat(statistics.standings()).hasSize(2).allSatisfy(it -> {
            assertThat(it.matches()).isEqualTo(2);
            assertThat(it.average()).isEqualTo(it.best());
        });
        assertThat(statistics.standings().get(0).wins()).isEqualTo(2);
    }

    private Report played() {
        try (Kitchen kitchen = Kitchen.at(folder.resolve("tilewatch.db").toString())) {
            kitchen.order(new Command.Start(
                    "carcassonne", List.of("=Ann", "<b>Борис & Co 🎲"), null, Map.of(), Hints.PURIST));
            kitchen.play("B^ 0,-1");
            kitchen.order(new Command.Allow());
            kitchen.play("V^ 1,0");
            kitchen.order(new Command.Undo());
            kitchen.order(new Command.Delete(0));
            kitchen.play("B^ 0,1");
            kitchen.order(new Command.Play(0, "Ev 0,-1 meeple c1"));
            kitchen.order(new Command.Allow());
            SplittableRandom dice = new SplittableRandom(3);
            while (!kitchen.match().over()) {
                kitchen.play(kitchen.anyMove(dice));
            }
            kitchen.order(new Command.SetStatus(Status.FINISHED));
            return Report.of("Kitchen", kitchen.table.state().current());
        }
    }
}
