package tilewatch.server.api;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilewatch.server.access.Gate;
import tilewatch.server.report.CsvReport;
import tilewatch.server.report.HtmlReport;
import tilewatch.server.report.PdfReport;
import tilewatch.server.report.Report;
import tilewatch.server.report.Statistics;
import tilewatch.server.table.Status;
import tilewatch.server.table.Table;
import tilewatch.server.table.TableMatch;
import tilewatch.server.table.Tables;

/** Past and present matches on paper. */
public final class ReportsApi {
    private final Tables tables;

    public ReportsApi(Tables tables) {
        this.tables = tables;
    }

    private record PlayerLine(String name, int score) {}

    private record MatchLine(int number, String game, Status status, List<PlayerLine> players) {}

    public void matches(Context ctx) {
        Table table = table(ctx);
        List<MatchLine> lines = new ArrayList<>();
        for (Report report : reports(table)) {
            lines.add(new MatchLine(
                    report.match().number(),
                    report.match().game(),
                    report.match().status(),
                    IntStream.range(0, report.total().size())
                            .mapToObj(i -> new PlayerLine(
                                    report.match().players().get(i).name(),
                                    report.total().get(i)))
                            .toList()));
        }
        ctx.json(lines);
    }

    public void html(Context ctx) {
        // The page has its styles inside and no script; whatever a name may smuggle in cannot run.
        ctx.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
                .html(HtmlReport.of(report(ctx)));
    }

    public void json(Context ctx) {
        ctx.json(report(ctx));
    }

    public void csv(Context ctx) {
        ctx.contentType("text/csv; charset=utf-8").result(CsvReport.of(report(ctx)));
    }

    public void pdf(Context ctx) {
        ctx.contentType("application/pdf").result(PdfReport.of(report(ctx)));
    }

    /** Over all tables the caller may see. */
    public void statistics(Context ctx) {
        Statistics statistics = new Statistics();
        for (Table table : tables.all()) {
            if (Gate.caller(ctx).mayActAt(table.id())) {
                reports(table).stream()
                        .filter(report -> report.match().status() == Status.FINISHED)
                        .forEach(statistics::add);
            }
        }
        ctx.json(statistics.standings());
    }

    private static List<Report> reports(Table table) {
        List<Report> reports = new ArrayList<>();
        int newest = table.state().match().map(TableMatch::number).orElse(0);
        for (int number = 1; number <= newest; number++) {
            table.match(number)
                    .map(match -> Report.of(table.state().table().name(), match))
                    .ifPresent(reports::add);
        }
        return reports;
    }

    private Report report(Context ctx) {
        Table table = table(ctx);
        int number = Bodies.number(ctx, "match");
        return table.match(number)
                .map(match -> Report.of(table.state().table().name(), match))
                .orElseThrow(() -> new NotFoundResponse("this table has no match " + number));
    }

    private Table table(Context ctx) {
        String id = ctx.pathParam("table");
        if (!Gate.caller(ctx).mayActAt(id)) {
            throw new ForbiddenResponse("this device belongs to another table");
        }
        return tables.table(id).orElseThrow(() -> new NotFoundResponse("there is no table '" + id + "'"));
    }
}
