package tilewatch.server;

import tilewatch.server.cli.Tilewatch;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(Tilewatch.run(args));
    }
}
