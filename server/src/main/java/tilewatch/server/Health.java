package tilewatch.server;

/** What {@code /health} answers: that the server is up, and which one it is. */
public record Health(String status, String version) {
    static Health now() {
        return new Health("ok", Version.current());
    }
}
