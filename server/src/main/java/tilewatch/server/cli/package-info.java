/**
 * The commands of {@code tilewatch}, one class each. To add one, write a {@link java.util.concurrent.Callable} with
 * picocli's annotations and list it in {@link tilewatch.server.cli.Tilewatch}. Exit codes are the same everywhere: 0 all
 * well, 1 the command ran and found failures, 2 the command line or its input was wrong.
 */
package tilewatch.server.cli;
