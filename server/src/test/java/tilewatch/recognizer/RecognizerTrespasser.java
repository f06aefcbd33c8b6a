package tilewatch.recognizer;

import tilewatch.server.Health;

/** Breaks the module directions on purpose, so that the test of them can be seen to fail. */
public interface RecognizerTrespasser {
    Health healthOfServer();
}
