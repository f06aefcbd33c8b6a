package tilewatch.engine.hunters;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilewatch.engine.Violation;
import tilewatch.engine.board.Pos;

/** The rules a move can break, each with the section of the rulebook that says so. */
enum HuntersRule {
    TURN_ORDER("Течение игры: the turn passes clockwise"),
    TILE_LEFT("Содержимое: the box holds no more of these tiles"),
    SQUARE_EMPTY("Выкладывание квадратов: a new tile is laid beside those on the table"),
    TOUCHES_SIDE("Выкладывание квадратов: a new tile touches others by a side, not by a corner alone"),
    EDGES_MATCH("Выкладывание квадратов: meadows, rivers and forests must fit those of the neighbours"),
    ASIDE_FITS_NOWHERE("Выкладывание квадратов: a tile leaves the game only if it fits nowhere"),
    ASIDE_SAME_STACK("Освоенный лес и бонусные карты: an unplaceable bonus tile is replaced by the next bonus tile"),
    BONUS_FIRST("Освоенный лес и бонусные карты: whoever completes a forest with gold lays a bonus tile at once"),
    BONUS_EARNED("Течение игры: the tile of a turn is not drawn from the bonus stack"),
    FIGURE_ON_TILE("Соплеменники и хижины: it must be plain on which segment a figure stands"),
    FIGURE_ON_NEW_TILE("Соплеменники и хижины: a figure goes on the tile just laid only"),
    FIGURE_IN_SUPPLY("Соплеменники и хижины: a figure comes from the player's own supply"),
    FIGURE_SUITS("Хижины: a hut stands on a river or lake, a tribesman in a forest, on a river or in a meadow"),
    AREA_FREE("Соплеменники и хижины: no tribesman where another already is, near or far"),
    SYSTEM_FREE("Хижины: no hut on a river system that already has one"),
    SHAMAN_ONLY("2020 edition, shaman: its tile lets the player take a pawn back"),
    OWN_PAWN("2020 edition, shaman: the player takes back an own pawn, no hut");

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final String passage;

    HuntersRule(String passage) {
        this.passage = passage;
    }

    Violation broken(List<Pos> cells, Map<String, String> details, String text) {
        return new Violation(id, cells, details, text, passage);
    }
}
