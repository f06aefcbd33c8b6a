package tilewatch.recognizer;

import java.io.IOException;

/** There is no camera at the moment; asking the source again looks for it again. */
public final class NoCamera extends IOException {
    private static final long serialVersionUID = 1;

    public NoCamera(String message) {
        super(message);
    }

    public NoCamera(String message, Throwable cause) {
        super(message, cause);
    }
}
