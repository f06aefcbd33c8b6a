package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilewatch.engine.ScoreLine;
import tilewatch.engine.ScoreLine.Term;
import tilewatch.engine.board.Pos;

/**
 * A capture seen from its captor: which choices there are and what each of them brings. Cards that are still unknown
 * count for nothing, so that a haul can also be looked at before its face-down cards are turned.
 */
final class Haul {

    /** Rules, "Несовпадение по цвету" and "Джокеры". */
    private static final int TEN = 10;

    /** Rules, "Скот": a barn without any livestock. */
    private static final int LONE_BARN = 3;

    private final Capture capture;
    private final Herds herds;
    private final LivestockTable table;
    private final Pile foreign;
    private final Pile cards;

    /** @param herds what the captor has collected before */
    Haul(Capture capture, Herds herds, LivestockTable table) {
        this.capture = capture;
        this.herds = herds;
        this.table = table;
        this.cards = Pile.of(
                capture.cards().stream().flatMap(piece -> piece.card().stream()).toList());
        this.foreign = Pile.of(IntStream.range(0, capture.cards().size())
                .filter(this::isForeign)
                .mapToObj(i -> capture.cards().get(i).card().orElseThrow())
                .filter(card -> card.kind() != Card.Kind.INHABITANT)
                .toList());
    }

    /** All cards of the haul that are known. */
    Pile cards() {
        return cards;
    }

    /** Livestock and buildings that came face down into a row of another colour: keep them or cash them in. */
    Pile foreign() {
        return foreign;
    }

    /** Barns that need a herd: the captured ones and those that waited. */
    int barns() {
        return herds.loneBarns() + cards.count(Card.BARN);
    }

    /** The colours a barn could join after cashing in these cards. */
    List<Colour> herdsWithout(Pile cash) {
        Herds after = herds;
        for (Colour colour : Colour.values()) {
            Card livestock = Card.livestock(colour);
            after = after.plus(colour, cards.count(livestock) - cash.count(livestock), 0);
        }
        return after.present();
    }

    /** Everything the captor may do with these cards; a single choice is no question. */
    List<TakeCards> choices() {
        List<Pile> cashes = List.of(Pile.EMPTY);
        for (Card card : foreign.kinds()) {
            List<Pile> longer = new ArrayList<>();
            for (Pile cash : cashes) {
                for (int n = 0; n <= foreign.count(card); n++) {
                    longer.add(cash.plus(card, n));
                }
            }
            cashes = longer;
        }
        List<TakeCards> choices = new ArrayList<>();
        for (Pile cash : cashes) {
            addBarns(choices, cash, herdsWithout(cash), 0, new ArrayList<>());
        }
        return choices;
    }

    private void addBarns(List<TakeCards> choices, Pile cash, List<Colour> present, int first, List<Colour> joined) {
        if (present.isEmpty() || joined.size() == barns()) {
            choices.add(new TakeCards(capture.player(), cash, joined));
            return;
        }
        for (int i = first; i < present.size(); i++) {
            joined.add(present.get(i));
            addBarns(choices, cash, present, i, joined);
            joined.remove(joined.size() - 1);
        }
    }

    Takings take(TakeCards choice) {
        Pile cash = choice.cash();
        Pile toChest = Pile.EMPTY;
        Pile discarded = Pile.EMPTY;
        List<ScoreLine> lines = new ArrayList<>();
        List<Pos> people = new ArrayList<>();
        int values = 0;
        List<Pos> cashed = new ArrayList<>();
        List<Pos> barns = new ArrayList<>();
        Map<Colour, List<Pos>> livestock = new EnumMap<>(Colour.class);
        for (int i = 0; i < capture.cards().size(); i++) {
            Pos cell = capture.cell(i);
            if (capture.cards().get(i).card().isEmpty()) {
                continue;
            }
            Card card = capture.cards().get(i).card().orElseThrow();
            if (cash.contains(card) || (isForeign(i) && card.kind() == Card.Kind.INHABITANT)) {
                cash = cash.contains(card) ? cash.minus(card) : cash;
                cashed.add(cell);
                discarded = discarded.plus(card);
                continue;
            }
            switch (card.kind()) {
                case INHABITANT -> {
                    people.add(cell);
                    values += card.value();
                    discarded = discarded.plus(card);
                }
                case LIVESTOCK ->
                    livestock
                            .computeIfAbsent(card.colour().orElseThrow(), colour -> new ArrayList<>())
                            .add(cell);
                case BARN -> barns.add(cell);
                case BUILDING, SQUARE -> toChest = toChest.plus(card);
                case DRAGON, FAIRY -> {
                    lines.add(line(card.code(), 1, card.code(), TEN, List.of(cell)));
                    discarded = discarded.plus(card);
                }
            }
        }
        if (!people.isEmpty()) {
            lines.add(line("inhabitants", people.size(), "inhabitants", values, people));
        }
        if (!cashed.isEmpty()) {
            lines.add(line("foreign", cashed.size(), "cards of another colour", TEN, cashed));
        }
        return new Takings(grown(choice, livestock, barns, lines), toChest, discarded, lines);
    }

    /** The herds afterwards; a herd scores anew, as a whole, when it gained a card this round. */
    private Herds grown(TakeCards choice, Map<Colour, List<Pos>> livestock, List<Pos> barns, List<ScoreLine> lines) {
        Herds after = herds;
        for (Colour colour : Colour.values()) {
            List<Pos> cells = new ArrayList<>(livestock.getOrDefault(colour, List.of()));
            int joining = (int) choice.barns().stream().filter(c -> c == colour).count();
            after = after.plus(colour, cells.size(), joining);
            if (cells.size() + joining > 0) {
                if (joining > 0) {
                    cells.addAll(barns);
                }
                int size = after.of(colour).size();
                lines.add(line("livestock", 1, colour.word() + " herd of " + size, table.of(size), cells));
            }
        }
        int alone = barns() - choice.barns().size();
        int newlyAlone = Math.min(alone, barns.size());
        if (newlyAlone > 0) {
            lines.add(line("barn", newlyAlone, "barns alone", LONE_BARN, barns));
        }
        return after.withLoneBarns(alone);
    }

    /** Only a card laid face down can be of another colour than its row and still count as such. */
    private boolean isForeign(int index) {
        RowPiece piece = capture.cards().get(index);
        return piece instanceof RowPiece.FaceDown
                && piece.card().filter(card -> !card.fits(capture.row())).isPresent();
    }

    private ScoreLine line(String feature, int count, String what, int each, List<Pos> cells) {
        return new ScoreLine(capture.player(), feature, List.of(new Term(count, what, each)), cells);
    }
}
