package tilewatch.engine.cardcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewatch.engine.Verdict;
import tilewatch.engine.Violation;

/**
 * A player takes the captured cards and says what the rules leave open.
 *
 * @param cash livestock and buildings of another colour than the row, given away for 10 points each; the rest is kept
 * @param barns for each free barn the colour of the herd it joins, sorted
 */
public record TakeCards(int player, Pile cash, List<Colour> barns) implements CardcassonneMove {

    public TakeCards {
        barns = barns.stream().sorted().toList();
    }

    @Override
    public Verdict<CardcassonneState> judge(CardcassonneState state) {
        Optional<Capture> captured = state.phase() == Phase.TAKING ? Turns.captureOf(state, player) : Optional.empty();
        if (captured.isEmpty()) {
            return Breach.nonsense(Breach.nothingToTake(state, player));
        }
        Capture capture = captured.get();
        Haul haul = Turns.haul(state, capture);
        List<Violation> senseless = senseless(capture, haul);
        if (!senseless.isEmpty()) {
            return Verdict.Illegal.nonsense(senseless);
        }
        List<Violation> broken = new ArrayList<>();
        if (player != state.toMove()) {
            broken.add(Breach.bottomRowFirst(state, capture));
        }
        cash.kinds().stream()
                .filter(card -> cash.count(card) > haul.foreign().count(card))
                .forEach(card -> broken.add(Breach.cashOnlyForeign(card, capture)));
        int alone = haul.barns() - barns.size();
        if (alone > 0 && !haul.herdsWithout(cash).isEmpty()) {
            broken.add(Breach.barnMustJoin(alone));
        }
        return Turns.verdict(state, broken, Turns.takeOn(Turns.taken(state, capture, this)));
    }

    /** What cannot be done with these cards even if everybody agrees. */
    private List<Violation> senseless(Capture capture, Haul haul) {
        List<Violation> senseless = new ArrayList<>();
        if (capture.unknown() > 0) {
            senseless.add(Breach.turnFirst(capture));
        }
        cash.kinds().stream()
                .filter(card -> cash.count(card) > haul.cards().count(card))
                .forEach(card -> senseless.add(Breach.notCapturedCard(card, capture)));
        if (senseless.isEmpty()) {
            List<Colour> present = haul.herdsWithout(cash);
            barns.stream()
                    .distinct()
                    .filter(colour -> !present.contains(colour))
                    .forEach(colour -> senseless.add(Breach.noHerd(colour)));
        }
        if (barns.size() > haul.barns()) {
            senseless.add(Breach.tooManyBarns(barns.size(), haul.barns()));
        }
        return senseless;
    }

    @Override
    public String text() {
        String cashed = cash.isEmpty() ? "" : " cash " + cash;
        String joined = barns.isEmpty()
                ? ""
                : " barns " + barns.stream().map(Colour::word).collect(Collectors.joining(" "));
        return "take" + cashed + joined;
    }

    @Override
    public Optional<CardcassonneMove> seenBy(int viewer) {
        return Optional.of(this);
    }
}
