package tilewatch.server.access;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.UnauthorizedResponse;
import io.javalin.websocket.WsContext;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Clock;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The one gate every request and every WebSocket upgrade goes through: rate by socket address, Host, Origin, size, then
 * the caller's role against the roles the route names. A route that names none lets nobody in.
 */
public final class Gate {
    public static final String COOKIE = "tilewatch";

    private static final String CALLER = "caller";
    private static final Set<HandlerType> SAFE = Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

    private final Devices devices;
    private final OwnNames names;
    private final boolean loopbackIsHost;
    private final ToLongFunction<String> largestBody;
    private final RateLimit requests;
    private final RateLimit entrances;

    /**
     * What the gate lets through.
     *
     * @param largestBody bytes a body may have that is sent to a path
     */
    public record Rules(
            boolean loopbackIsHost,
            ToLongFunction<String> largestBody,
            int requestsPerSecond,
            int entrancesPerMinute) {}

    public Gate(Devices devices, OwnNames names, Rules rules, Clock clock) {
        this.devices = devices;
        this.names = names;
        this.loopbackIsHost = rules.loopbackIsHost();
        this.largestBody = rules.largestBody();
        this.requests = new RateLimit(clock, 4 * rules.requestsPerSecond(), rules.requestsPerSecond());
        this.entrances = new RateLimit(clock, rules.entrancesPerMinute(), rules.entrancesPerMinute() / 60.0);
    }

    /** Who asks, once the gate has let the request through. */
    public static Caller caller(Context ctx) {
        Caller caller = ctx.attribute(CALLER);
        return caller == null ? Caller.STRANGER : caller;
    }

    /** The same for a WebSocket, which was let in when it was still a request. */
    public static Caller caller(WsContext ctx) {
        Caller caller = ctx.attribute(CALLER);
        return caller == null ? Caller.STRANGER : caller;
    }

    /** Before anything else is looked at, even whether there is such a page. */
    public void knock(Context ctx) {
        if (!requests.allows(address(ctx))) {
            throw new HttpResponseException(HttpStatus.TOO_MANY_REQUESTS.getCode(), "too many requests; slow down");
        }
        @Nullable String host = ctx.header("Host");
        if (host == null || !names.include(host)) {
            throw new HttpResponseException(
                    HttpStatus.MISDIRECTED_REQUEST.getCode(),
                    "this server does not go by the name '" + clean(host) + "'");
        }
        if (!SAFE.contains(ctx.method()) || isUpgrade(ctx)) {
            checkOrigin(ctx, host);
        }
        long largest = largestBody.applyAsLong(ctx.path());
        if (ctx.req().getContentLengthLong() > largest) {
            throw new HttpResponseException(
                    HttpStatus.CONTENT_TOO_LARGE.getCode(),
                    "the body has " + ctx.req().getContentLengthLong() + " bytes; the limit is " + largest);
        }
    }

    /** Once the route is known. */
    public void admit(Context ctx) {
        Caller caller = identify(ctx);
        if (ctx.routeRoles().stream()
                .noneMatch(role -> role instanceof Role least && caller.role().mayActAs(least))) {
            throw caller.role() == Role.ANYONE
                    ? new UnauthorizedResponse("join the table first")
                    : new ForbiddenResponse("a " + caller.role().word() + " may not do this");
        }
        ctx.attribute(CALLER, caller);
    }

    /** For doors where secrets can be guessed: a few tries a minute from one address. */
    public void slowly(Context ctx) {
        if (!entrances.allows(address(ctx))) {
            throw new HttpResponseException(HttpStatus.TOO_MANY_REQUESTS.getCode(), "too many tries; wait a minute");
        }
    }

    public static String address(Context ctx) {
        return ctx.req().getRemoteAddr();
    }

    private Caller identify(Context ctx) {
        if (loopbackIsHost && isLoopback(ctx)) {
            return Caller.LAPTOP;
        }
        @Nullable String token = ctx.cookie(COOKIE);
        return token == null ? Caller.STRANGER : devices.withToken(token).orElse(Caller.STRANGER);
    }

    /** A proxy on this machine also comes from loopback, but says whom it stands for. */
    private static boolean isLoopback(Context ctx) {
        if (ctx.header("X-Forwarded-For") != null || ctx.header("Forwarded") != null) {
            return false;
        }
        try {
            return InetAddress.getByName(address(ctx)).isLoopbackAddress();
        } catch (UnknownHostException notAnAddress) {
            return false;
        }
    }

    private static boolean isUpgrade(Context ctx) {
        return "websocket".equalsIgnoreCase(ctx.header("Upgrade"));
    }

    /** Browsers always say where a request comes from. What says nothing is no browser and carries nobody's cookie. */
    private static void checkOrigin(Context ctx, String host) {
        @Nullable String origin = ctx.header("Origin");
        @Nullable String site = ctx.header("Sec-Fetch-Site");
        boolean otherOrigin = origin != null && !sameOrigin(origin, ctx.scheme(), host);
        boolean otherSite = site != null && !site.equals("same-origin") && !site.equals("none");
        if (otherOrigin || otherSite) {
            throw new ForbiddenResponse("requests from '" + clean(origin) + "' are not accepted");
        }
    }

    private static boolean sameOrigin(String origin, String scheme, String host) {
        try {
            URI uri = URI.create(origin);
            String http = scheme.equals("https") || scheme.equals("wss") ? "https" : "http";
            return http.equals(uri.getScheme()) && host.equalsIgnoreCase(uri.getAuthority());
        } catch (IllegalArgumentException notAnOrigin) {
            return false;
        }
    }

    /** What somebody sent, made fit to be repeated. */
    private static String clean(@Nullable String text) {
        String shown = text == null ? "" : text.replaceAll("[^\\p{Alnum}.:/\\[\\]_-]", "?");
        return shown.substring(0, Math.min(shown.length(), 80));
    }
}
