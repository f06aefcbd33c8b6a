package tilewatch.server.verify;

import java.util.List;
import java.util.Map;
import tilewatch.server.cli.BadInput;

/** Replays a recorded game of one kind and says where it disagrees with our rules. */
public interface Referee {

    List<Difference> replay(RecordedGame game);

    Map<String, Referee> BY_GAME =
            Map.of("carcassonne", new CarcassonneReferee(), "hunters-and-gatherers-2020", new HuntersReferee());

    static Referee of(RecordedGame game) {
        Referee referee = BY_GAME.get(game.game());
        if (referee == null) {
            throw new BadInput("game '" + game.game() + "': expected one of "
                    + BY_GAME.keySet().stream().sorted().toList());
        }
        return referee;
    }
}
