package tilewatch.server;

import java.util.Optional;

/** The version of the running program, as the build wrote it into the jar's manifest. */
public final class Version {
    private Version() {}

    /** The release's number, or {@code development} when classes run outside the packaged jar. */
    public static String current() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("development");
    }
}
