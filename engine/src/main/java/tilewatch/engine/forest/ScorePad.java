package tilewatch.engine.forest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.board.Pos;

/**
 * One player's column of the score pad: the cells of the clan, the longest chain, own cells by the towers, others'
 * cells by the towers. Always all four lines in this order, because ties are broken line by line.
 */
public record ScorePad(int player, List<ScoreLine> lines) {

    /** Best first: the total, then each line from the first to the last (Сбор урожая, the tie). */
    static final Comparator<ScorePad> BEST_FIRST = Comparator.comparingInt(ScorePad::total)
            .thenComparing(pad -> pad.points(0))
            .thenComparing(pad -> pad.points(1))
            .thenComparing(pad -> pad.points(2))
            .thenComparing(pad -> pad.points(3))
            .reversed();

    public ScorePad {
        lines = List.copyOf(lines);
    }

    /** What the forest is worth to this player leading these clans. */
    public static ScorePad of(Forest forest, int player, List<Clan> clans) {
        List<ScoreLine> lines = new ArrayList<>();
        List<Territory> territories =
                clans.stream().map(clan -> Territory.of(clan, forest)).toList();
        lines.add(new ScoreLine(
                player,
                "clan",
                territories.stream()
                        .map(own -> new Term(own.cells().size(), own.clan().word() + " cells", 1))
                        .toList(),
                territories.stream().flatMap(own -> own.cells().stream()).toList()));
        List<List<Pos>> chains =
                territories.stream().map(Territory::longestChain).toList();
        List<Term> links = new ArrayList<>();
        for (int i = 0; i < chains.size(); i++) {
            links.add(new Term(chains.get(i).size(), clans.get(i).word() + " cells in the longest chain", 2));
        }
        lines.add(new ScoreLine(
                player, "chain", links, chains.stream().flatMap(List::stream).toList()));
        lines.add(watched(forest, player, "tower-own", "own cells by the tower", 2, clans));
        lines.add(watched(forest, player, "tower-others", "other clans' cells by the tower", 1, others(clans)));
        return new ScorePad(player, lines);
    }

    /** Two towers of one player count each for itself, so a cell between them counts twice. */
    private static ScoreLine watched(
            Forest forest, int player, String feature, String what, int each, List<Clan> clans) {
        List<Pos> cells = new ArrayList<>();
        for (Tower tower : forest.towersOf(player)) {
            for (Pos pos : tower.watched()) {
                Cell cell = forest.cells().get(pos.x(), pos.y());
                if (cell instanceof Cell.Animals animals
                        && clans.contains(animals.clan())
                        && !forest.towerOn(pos.x(), pos.y())) {
                    cells.add(pos);
                }
            }
        }
        return new ScoreLine(
                player,
                feature,
                List.of(new Term(cells.size(), what, each)),
                cells.stream().distinct().toList());
    }

    private static List<Clan> others(List<Clan> clans) {
        List<Clan> others = new ArrayList<>(List.of(Clan.values()));
        others.removeAll(clans);
        return others;
    }

    public int points(int line) {
        return lines.get(line).points();
    }

    public int total() {
        return ScoreLine.total(lines, player);
    }
}
