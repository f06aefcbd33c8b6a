package tilewatch.server.access;

import io.javalin.security.RouteRole;
import java.util.Locale;
import java.util.Optional;

/** What a caller may do. From the strongest to the weakest; a camera stands aside and may send pictures alone. */
public enum Role implements RouteRole {
    HOST,
    SCORER,
    PLAYER,
    SPECTATOR,
    CAMERA,
    /** Somebody who has not joined. */
    ANYONE;

    /** Whether somebody with this role may do what asks for {@code least}. */
    public boolean mayActAs(Role least) {
        return switch (least) {
            case ANYONE -> true;
            case CAMERA -> this == CAMERA || this == HOST;
            default -> this != CAMERA && this != ANYONE && compareTo(least) <= 0;
        };
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Role> named(String word) {
        for (Role role : values()) {
            if (role.word().equals(word)) {
                return Optional.of(role);
            }
        }
        return Optional.empty();
    }
}
