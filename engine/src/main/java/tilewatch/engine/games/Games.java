package tilewatch.engine.games;

import java.util.List;
import java.util.Optional;
import tilewatch.engine.Game;
import tilewatch.engine.carcassonne.Carcassonne;
import tilewatch.engine.cardcassonne.Cardcassonne;
import tilewatch.engine.castle.Castle;
import tilewatch.engine.forest.MasterOfTheForest;
import tilewatch.engine.hunters.HuntersAndGatherers;

/** Every game there is. A new one is added here and nowhere else. */
public final class Games {

    public static final List<Game<?, ?>> ALL = List.of(
            new Carcassonne(), new HuntersAndGatherers(), new Castle(), new Cardcassonne(), new MasterOfTheForest());

    private Games() {}

    public static Optional<Game<?, ?>> named(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    public static List<String> ids() {
        return ALL.stream().map(Game::id).toList();
    }
}
