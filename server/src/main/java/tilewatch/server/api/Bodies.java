package tilewatch.server.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;
import tilewatch.server.wire.Json;

/** Reads what a request brings; what cannot be read is a bad request that names the value. */
final class Bodies {
    private Bodies() {}

    static <T> T read(Context ctx, Class<T> type) {
        try {
            T value = Json.MAPPER.readValue(ctx.body(), type);
            if (value == null) {
                throw new BadRequestResponse("the body is null");
            }
            return value;
        } catch (JsonProcessingException e) {
            throw new BadRequestResponse("the body cannot be read: " + e.getOriginalMessage());
        }
    }

    /** A text of 1 to {@code longest} characters with nothing in it that does not print. */
    static String name(String what, @Nullable String text, int longest) {
        if (text == null || text.isBlank() || text.length() > longest || text.matches("(?s).*\\p{Cntrl}.*")) {
            throw new BadRequestResponse(what + ": expected a text of 1 to " + longest + " characters");
        }
        return text.strip();
    }

    static int number(Context ctx, String parameter) {
        String text = ctx.pathParam(parameter);
        if (!text.matches("\\d{1,9}")) {
            throw new BadRequestResponse(parameter + ": '" + text + "' is not a number");
        }
        return Integer.parseInt(text);
    }
}
