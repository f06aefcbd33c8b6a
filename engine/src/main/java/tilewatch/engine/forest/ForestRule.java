package tilewatch.engine.forest;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** The rules a move can break, each with the section of the rulebook that says so. */
enum ForestRule {
    GAME_OVER("Сбор урожая: the last card of the row ends the game"),
    TURN_ORDER("Ход игры: turns go round clockwise"),
    CARD_ONCE("Состав игры: 37 forest cards, each of them once"),
    CARD_FROM_ROW("Ход игры, 1: the card is taken from the open row"),
    COVER_FOREST("Ход игры, 1: a new card covers at least one cell of the forest"),
    EXTEND_FOREST("Ход игры, 1: a new card extends the borders of the forest"),
    MORE_ANIMALS("Ход игры, 1: animals are covered by a larger number of animals only"),
    BEAR_UNCOVERED("Ход игры, 1: a bear is never covered"),
    TOWER_UNCOVERED("Ход игры, 1: a cell with a watchtower is not covered"),
    EXPERT_OTHER_CLAN("Для опытных игроков: animals do not cover animals of their own clan"),
    CARD_FITS("Ход игры: taking and laying a card is a duty"),
    TOWER_ON_CLEARING("Ход игры, 2: a watchtower stands on a clearing only"),
    TOWER_ON_NEW_CARD("Ход игры, 2: a watchtower goes on the card laid in this turn only"),
    TOWER_STAYS("Ход игры, 2: a watchtower once placed is not moved"),
    ROW_OF_FOUR("Ход игры, 1: four cards lie open as long as the pile lasts"),
    CLAN_CARDS("Подготовка к игре: one clan card a player, two in a game of two"),
    CLAN_KEPT("Подготовка к игре: the clan dealt is the clan led"),
    CLAN_ONCE("Состав игры: 5 clan cards, one a clan");

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final String passage;

    ForestRule(String passage) {
        this.passage = passage;
    }

    Violation broken(List<Pos> cells, Map<String, String> details, String text) {
        return new Violation(id, cells, details, text, passage);
    }
}
