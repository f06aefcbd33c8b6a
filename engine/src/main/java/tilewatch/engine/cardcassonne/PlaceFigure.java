package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** The big figure put at the end of a row: it captures the cards back to the next figure or the track. */
public record PlaceFigure(int player, Spot spot) implements CardcassonneMove {

    @Override
    public Verdict<CardcassonneState> judge(CardcassonneState state) {
        if (state.phase() == Phase.OPENING) {
            return Breach.nonsense(Breach.openingFirst(state));
        }
        if (state.phase() == Phase.TAKING) {
            return Breach.nonsense(Breach.roundOver(state));
        }
        List<Violation> broken = new ArrayList<>();
        Row row = state.row(spot.row());
        Pos cell = Laying.cell(row, spot);
        if (player != state.toMove()) {
            broken.add(Breach.notYourTurn(state, player, cell));
        }
        if (row.inside(spot.place())) {
            broken.add(Breach.between("figure", row, spot));
        }
        CardcassonneState freed = state;
        for (Row old : state.rows()) {
            Optional<Capture> capture = old.capture(player);
            if (capture.isPresent()) {
                broken.add(
                        Breach.oneFigure(state, player, old.cell(capture.get().figure()), cell));
                freed = freed.with(old.withoutFigure(player));
            }
        }
        CardcassonneState placed = freed.with(freed.row(spot.row()).with(spot.place(), new RowPiece.Figure(player)))
                .with(player, state.seat(player).withFigurePlaced())
                .with(state.round().withLastFigure(player));
        return Turns.verdict(state, broken, Turns.passOn(placed, player));
    }

    @Override
    public String text() {
        return "figure " + spot;
    }

    @Override
    public Optional<CardcassonneMove> seenBy(int viewer) {
        return Optional.of(this);
    }
}
