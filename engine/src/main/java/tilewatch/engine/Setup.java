package tilewatch.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Who plays what, and by which house rules.
 *
 * @param game id of the game
 * @param players names in seating order
 * @param options chosen values by option id; what is not named has its default
 */
public record Setup(String game, List<String> players, Map<String, String> options) {

    public Setup {
        players = List.copyOf(players);
        options = Map.copyOf(options);
        for (String player : players) {
            if (player.isBlank()
                    || player.contains(",")
                    || player.contains(":")
                    || !player.strip().equals(player)) {
                throw new SetupException("Player name '" + player + "': a name is not empty and has no comma or colon");
            }
        }
        if (players.stream().distinct().count() < players.size()) {
            throw new SetupException("Two players have the same name: " + players);
        }
    }

    /** The same match with every option spelled out; refuses an unknown option or value by name. */
    public Setup completed(List<Option> known) {
        Map<String, String> all = new TreeMap<>();
        known.forEach(option -> all.put(option.id(), option.standard()));
        options.forEach((id, value) -> {
            Option option = known.stream()
                    .filter(o -> o.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> new SetupException("Unknown option '" + id + "' of " + game + "; known are "
                            + known.stream().map(Option::id).toList()));
            if (!option.allows(value)) {
                throw new SetupException(
                        "Option " + id + " cannot be '" + value + "'; it is one of " + option.values());
            }
            all.put(id, value);
        });
        return new Setup(game, players, all);
    }

    public String option(String id) {
        String value = options.get(id);
        if (value == null) {
            throw new IllegalStateException("option not completed: " + id);
        }
        return value;
    }

    public boolean on(String id) {
        return option(id).equals("on");
    }

    public int playerNamed(String name) {
        int index = players.indexOf(name);
        if (index < 0) {
            throw new NotationException(name, "one of the players " + String.join(", ", players));
        }
        return index;
    }
}
