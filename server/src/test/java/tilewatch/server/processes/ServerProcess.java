package tilewatch.server.processes;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewatch.server.Main;

/** {@code tilewatch serve} in a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Tilewatch is at (\\S+) .*");

    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    static ServerProcess start(String database) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Xshare:auto",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "serve",
                        "--host=127.0.0.1",
                        "--port=0",
                        "--qr=false",
                        "--demo=false",
                        "--requests-per-second=100000",
                        "--models=" + Path.of(System.getProperty("tilewatch.root", ".."), "recognizer/target/models"),
                        "--database=" + database)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = out.readLine();
        Matcher said = ADDRESS.matcher(line == null ? "" : line);
        if (!said.matches()) {
            process.destroyForcibly();
            throw new IOException("the server said '" + line + "'");
        }
        return new ServerProcess(process, URI.create(said.group(1)));
    }

    URI address() {
        return address;
    }

    /** SIGKILL: no shutdown hook, no flushing, nothing. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
