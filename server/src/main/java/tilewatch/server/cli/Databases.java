package tilewatch.server.cli;

/** Where the database is when nobody says otherwise. */
final class Databases {
    static final String DEFAULT = "~/.tilewatch/tilewatch.db";

    private Databases() {}

    /** The place with {@code ~} replaced by the home folder. */
    static String place(String given) {
        return given.startsWith("~/") ? System.getProperty("user.home") + given.substring(1) : given;
    }
}
