package tilewatch.recognizer.art.sets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tilewatch.engine.carcassonne.CarcassonneTiles;
import tilewatch.engine.cardcassonne.Card;
import tilewatch.engine.cardcassonne.CardSet;
import tilewatch.engine.cardcassonne.Colour;
import tilewatch.engine.castle.Box;
import tilewatch.engine.castle.BoxReader;
import tilewatch.engine.castle.Token;
import tilewatch.engine.forest.Clan;
import tilewatch.engine.forest.Deck;
import tilewatch.engine.hunters.HuntersTiles;
import tilewatch.recognizer.art.PrintSheets;
import tilewatch.recognizer.art.PrintSheets.Batch;
import tilewatch.recognizer.art.PrintSheets.Piece;
import tilewatch.recognizer.art.cards.CardArt;
import tilewatch.recognizer.art.castle.CastleArt;
import tilewatch.recognizer.art.castle.WallSquare;
import tilewatch.recognizer.art.forest.ForestArt;

/** All sets that can be printed, by name. */
public final class PrintSets {

    /** Side of a forest card: a size of our own that goes into common sleeves; twelve fill a sheet. */
    public static final double FOREST_CARD_MM = 63;

    private static final Map<String, Supplier<List<Batch>>> SETS = sets();

    private PrintSets() {}

    public static List<String> names() {
        return List.copyOf(SETS.keySet());
    }

    public static Optional<List<Batch>> named(String name) {
        return Optional.ofNullable(SETS.get(name)).map(Supplier::get);
    }

    private static Map<String, Supplier<List<Batch>>> sets() {
        Map<String, Supplier<List<Batch>>> sets = new LinkedHashMap<>();
        CarcassonneTiles.BASE_SETS.forEach(id -> sets.put(id, () -> carcassonne(id)));
        CarcassonneTiles.RIVER_SETS.forEach(id -> sets.put(id, () -> carcassonne(id)));
        for (String id : List.of("hunters-gatherers-2002", "hunters-gatherers-2002-bonus", "hunters-gatherers-2020")) {
            sets.put(id, () -> List.of(PrintSheets.tiles(HuntersTiles.set(id))));
        }
        sets.put("castle-60-stand-in", PrintSets::castle);
        sets.put("cardcassonne", PrintSets::cardcassonne);
        sets.put("grandbois", PrintSets::grandbois);
        return sets;
    }

    private static List<Batch> carcassonne(String id) {
        return List.of(PrintSheets.tiles(CarcassonneTiles.set(id)));
    }

    /** Tiles and the squares of the wall, which share a grid; the tokens, two of each. */
    private static List<Batch> castle() {
        Box box = BoxReader.standIn();
        List<Piece> tiles = new ArrayList<>();
        for (tilewatch.engine.castle.Piece tile : box.tiles()) {
            Piece piece = new Piece(tile.name(), w -> CastleArt.tile(tile, w), "tile", CastleArt::tileBack);
            tiles.addAll(Collections.nCopies(box.counts().getOrDefault(tile.name(), 0), piece));
        }
        List<Piece> wall = new ArrayList<>();
        for (WallSquare square : WallSquare.of(box.wall())) {
            String name = "wall-" + square.pos().x() + "-" + square.pos().y();
            wall.add(new Piece(name, w -> CastleArt.wall(square, w), "wall", CastleArt::wallBack));
        }
        List<Piece> tokens = new ArrayList<>();
        for (Token token : Token.values()) {
            Piece piece =
                    new Piece("token-" + token.number(), w -> CastleArt.token(token, w), "token", CastleArt::tokenBack);
            tokens.addAll(Collections.nCopies(Token.COPIES, piece));
        }
        return List.of(
                new Batch(PrintSheets.TILE_MM, PrintSheets.TILE_MM, tiles),
                new Batch(PrintSheets.TILE_MM, PrintSheets.TILE_MM, wall),
                new Batch(CastleArt.TOKEN_MM, CastleArt.TOKEN_MM, tokens));
    }

    private static List<Batch> cardcassonne() {
        List<Piece> pieces = new ArrayList<>();
        for (Card card : Card.values()) {
            Piece piece = new Piece(card.code(), w -> CardArt.draw(card, w), "card", CardArt::back);
            pieces.addAll(Collections.nCopies(CardSet.BOX.cards().count(card), piece));
        }
        for (Colour colour : Colour.values()) {
            pieces.add(new Piece("track-" + colour.word(), w -> CardArt.track(colour, w), "track", CardArt::trackBack));
        }
        return List.of(new Batch(CardArt.WIDTH_MM, CardArt.HEIGHT_MM, pieces));
    }

    private static List<Batch> grandbois() {
        List<Piece> pieces = new ArrayList<>();
        List<tilewatch.engine.forest.Card> cards =
                new ArrayList<>(Deck.grandbois().cards());
        cards.add(0, Deck.grandbois().start());
        for (tilewatch.engine.forest.Card card : cards) {
            pieces.add(new Piece(card.id(), w -> ForestArt.card(card, w), "forest", w -> ForestArt.back(false, w)));
        }
        for (Clan clan : Clan.values()) {
            pieces.add(new Piece(
                    "clan-" + clan.word(), w -> ForestArt.clan(clan, w), "clan", w -> ForestArt.back(true, w)));
        }
        return List.of(new Batch(FOREST_CARD_MM, FOREST_CARD_MM, pieces));
    }
}
