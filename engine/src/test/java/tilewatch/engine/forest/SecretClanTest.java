package tilewatch.engine.forest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewatch.engine.Violation;

/** Подготовка к игре: everybody learns the own clan in secret; Сбор урожая: everybody shows it. */
class SecretClanTest {

    private static final ForestState END =
            Drawn.state(Drawn.setup(Map.of(), "Ann", "Bob", "Cid"), "fox1 toad1 lizard2");

    private static List<String> broken(ForestState state, int player, Clan... clans) {
        return Table.GAME.judge(state, new ForestMove.Clans(player, List.of(clans))).violations().stream()
                .map(Violation::rule)
                .toList();
    }

    @Test
    void a_clan_is_unknown_until_its_owner_enters_it_and_then_only_the_owner_sees_it() {
        ForestState state = Table.of("Ann", "Bob", "Cid").play("Bob clan fox").state();
        assertThat(Table.GAME.view(state, 1).clans()).containsExactly(List.of(), List.of(Clan.FOX), List.of());
        assertThat(Table.GAME.view(state, 1).lines()).hasSize(4);
        for (int viewer : new int[] {ForestView.SPECTATOR, 0, 2}) {
            ForestView view = Table.GAME.view(state, viewer);
            assertThat(view.clans()).containsOnly(List.of());
            assertThat(view.lines()).isEmpty();
            assertThat(view.entered()).containsExactly(false, true, false);
        }
    }

    @Test
    void entering_a_clan_is_open_to_its_owner_only_and_is_no_turn() {
        Table table = Table.of("Ann", "Bob", "Cid");
        ForestMove move = table.move("Bob clan fox");
        assertThat(List.of(move.openTo(1), move.openTo(0), move.openTo(ForestView.SPECTATOR)))
                .containsExactly(true, false, false);
        assertThat(table.play("Bob clan fox").state().toMove()).isZero();
        assertThat(table.move("Ann 26^ 1,0").openTo(ForestView.SPECTATOR)).isTrue();
    }

    @Test
    void before_the_end_nobody_learns_from_a_verdict_that_another_leads_the_clan() {
        ForestState state = Table.of("Ann", "Bob", "Cid").play("Bob clan fox").state();
        assertThat(broken(state, 0, Clan.FOX))
                .isEqualTo(broken(state, 0, Clan.TOAD))
                .isEmpty();
    }

    @Test
    void at_the_end_everybody_sees_every_clan_and_two_players_with_the_same_are_named() {
        ForestState bobIsFox = END.knowing(1, List.of(Clan.FOX));
        assertThat(Table.GAME.view(bobIsFox, 0).clans().get(1)).containsExactly(Clan.FOX);
        assertThat(broken(bobIsFox, 0, Clan.TOAD)).isEmpty();
        assertThat(broken(bobIsFox, 0, Clan.FOX)).containsExactly("clan-once");
    }

    @Test
    void at_the_end_the_standing_is_there_once_all_clans_are() {
        ForestState end = END.knowing(1, List.of(Clan.FOX)).knowing(0, List.of(Clan.RABBIT));
        assertThat(Table.GAME.view(end, -1).standing()).isEmpty();
        assertThat(Table.GAME.view(end.knowing(2, List.of(Clan.TOAD)), -1).standing())
                .containsExactly(List.of(1, 2), List.of(0));
    }

    @Test
    void a_clan_once_entered_is_kept_but_a_slip_can_be_put_right_without_naming_it() {
        ForestState state = Table.of("Ann", "Bob", "Cid").play("Bob clan fox").state();
        ForestMove toad = new ForestMove.Clans(1, List.of(Clan.TOAD));
        Violation kept = Table.GAME.judge(state, toad).violations().get(0);
        assertThat(kept.rule()).isEqualTo("clan-kept");
        assertThat(kept.text() + kept.details()).doesNotContain("fox").doesNotContain("toad");
        assertThat(Table.GAME.judge(state, toad).next().orElseThrow().clans().get(1))
                .containsExactly(Clan.TOAD);
    }

    @Test
    void one_clan_each_but_two_each_with_two_players() {
        ForestState three = Table.of("Ann", "Bob", "Cid").state();
        assertThat(broken(three, 0, Clan.FOX, Clan.TOAD)).containsExactly("clan-cards");
        ForestState two = Table.of("Ann", "Bob").state();
        assertThat(broken(two, 0, Clan.FOX, Clan.TOAD)).isEmpty();
        assertThat(broken(two, 0, Clan.FOX)).containsExactly("clan-cards");
        assertThat(broken(two, 0, Clan.FOX, Clan.FOX)).containsExactly("clan-cards");
        assertThat(broken(two, 2, Clan.FOX, Clan.TOAD)).containsExactly("clan-cards");
    }

    @Test
    void hints_tell_what_a_card_brings_its_player_and_nothing_as_long_as_the_clan_is_unknown() {
        Table table = Table.of("Ann", "Bob", "Cid").play("Ann row 08 28 33 36");
        assertThat(Table.GAME.hints(table.state())).isEmpty();
        table.play("Ann clan fox");
        List<Hint> hints = Table.GAME.hints(table.state());
        assertThat(hints)
                .hasSameSizeAs(Table.GAME.legalMoves(table.state()))
                .contains(new Hint((ForestMove.Lay) table.move("Ann 08^ 1,0 tower 1,0"), 2 + 4 + 4 + 1));
    }
}
