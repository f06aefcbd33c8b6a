package tilewatch.server.api;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tilewatch.server.access.Caller;
import tilewatch.server.access.Devices;
import tilewatch.server.access.Gate;
import tilewatch.server.access.Qr;
import tilewatch.server.access.Role;
import tilewatch.server.phones.PhoneLine;
import tilewatch.server.store.StoredDevice;
import tilewatch.server.table.Tables;

/** Coming in, and the list of who is in. */
public final class JoinApi {
    private static final int LONGEST_NAME = 60;
    private static final int COOKIE_SECONDS = (int) Duration.ofDays(90).toSeconds();

    private final Devices devices;
    private final Tables tables;
    private final Gate gate;
    private final PhoneLine phones;
    private final Supplier<List<String>> addresses;
    private final Supplier<List<String>> secureAddresses;

    /**
     * @param addresses where phones find this server, one a network
     * @param secureAddresses where a phone that is to be the camera has to come, if there is a secure door
     */
    public JoinApi(
            Devices devices,
            Tables tables,
            Gate gate,
            PhoneLine phones,
            Supplier<List<String>> addresses,
            Supplier<List<String>> secureAddresses) {
        this.secureAddresses = secureAddresses;
        this.devices = devices;
        this.tables = tables;
        this.gate = gate;
        this.phones = phones;
        this.addresses = addresses;
    }

    private record Me(String role, String name, String table, int player) {
        static Me of(Caller caller) {
            return new Me(caller.role().word(), caller.name(), caller.table(), caller.player());
        }
    }

    private record Join(@Nullable String token, @Nullable String name) {}

    private record Seat(@Nullable Integer player) {}

    private record Pin(@Nullable String pin) {}

    private record Invite(
            @Nullable String role,
            @Nullable String table,
            @Nullable Integer player) {}

    private record Door(String address, String svg) {}

    private record Invitation(String token, int minutes, List<Door> doors) {}

    private record DeviceView(String id, String name, String role, String table, int player, long created, long seen) {
        static DeviceView of(StoredDevice it) {
            return new DeviceView(it.id(), it.name(), it.role(), it.table(), it.player(), it.created(), it.seen());
        }
    }

    public void me(Context ctx) {
        ctx.json(Me.of(Gate.caller(ctx)));
    }

    public void join(Context ctx) {
        gate.slowly(ctx);
        Join join = Bodies.read(ctx, Join.class);
        String name = Bodies.name("name", join.name(), LONGEST_NAME);
        Devices.Joined joined = devices.join(Bodies.name("token", join.token(), 100), name)
                .orElseThrow(() -> new ForbiddenResponse("this invitation was used or is too old; ask for another"));
        boolean secure = ctx.scheme().equals("https");
        ctx.cookie(new Cookie(Gate.COOKIE, joined.token(), "/", COOKIE_SECONDS, secure, true, null, SameSite.STRICT));
        StoredDevice device = joined.device();
        ctx.status(HttpStatus.CREATED).json(new Me(device.role(), device.name(), device.table(), device.player()));
    }

    /** Whoever joined without a seat says which one it is, so that secrets of that seat are told there and only there. */
    public void sit(Context ctx) {
        Integer seat = Bodies.read(ctx, Seat.class).player();
        int player = seat == null ? -1 : seat;
        if (player < -1) {
            throw new BadRequestResponse("player: " + player + " is no seat");
        }
        Caller caller = Gate.caller(ctx);
        if (!devices.sit(caller, player)) {
            throw new HttpResponseException(
                    HttpStatus.CONFLICT.getCode(), "seat " + player + " is taken by another phone");
        }
        ctx.json(new Me(caller.role().word(), caller.name(), caller.table(), player));
    }

    public void claimScorer(Context ctx) {
        gate.slowly(ctx);
        String pin = Bodies.name("pin", Bodies.read(ctx, Pin.class).pin(), 20);
        switch (devices.claimScorer(Gate.caller(ctx), pin, Gate.address(ctx))) {
            case RIGHT ->
                ctx.json(new Me(
                        Role.SCORER.word(),
                        Gate.caller(ctx).name(),
                        Gate.caller(ctx).table(),
                        Gate.caller(ctx).player()));
            case WRONG -> throw new ForbiddenResponse("wrong PIN");
            case LOCKED_OUT ->
                throw new HttpResponseException(
                        HttpStatus.TOO_MANY_REQUESTS.getCode(), "too many wrong PINs; wait five minutes");
            case NO_PIN -> throw new ForbiddenResponse("the host has not chosen a PIN");
        }
    }

    public void setPin(Context ctx) {
        String pin = Bodies.name("pin", Bodies.read(ctx, Pin.class).pin(), 20);
        if (!pin.matches("\\d{6,20}")) {
            throw new BadRequestResponse("pin: expected at least six digits");
        }
        devices.setPin(pin);
        ctx.status(HttpStatus.NO_CONTENT);
    }

    public void invite(Context ctx) {
        Invite wanted = Bodies.read(ctx, Invite.class);
        String roleName = wanted.role() == null ? "player" : wanted.role();
        Role role = Role.named(roleName)
                .filter(it -> it != Role.ANYONE)
                .orElseThrow(() -> new BadRequestResponse(
                        "role: '" + roleName + "' is none of host, scorer, player, spectator, camera"));
        if (!Gate.caller(ctx).role().mayActAs(role == Role.CAMERA ? Role.SCORER : role)) {
            throw new ForbiddenResponse("nobody can invite to a higher role than their own");
        }
        String table = wanted.table() == null ? "" : wanted.table();
        if (!table.isEmpty() && tables.table(table).isEmpty()) {
            throw new BadRequestResponse("table: there is no table '" + table + "'");
        }
        if (!Gate.caller(ctx).mayActAt(table)) {
            throw new ForbiddenResponse("this device belongs to another table");
        }
        int player = wanted.player() == null ? -1 : wanted.player();
        String token = devices.invite(role, table, player);
        List<String> secure = role == Role.CAMERA ? secureAddresses.get() : List.of();
        List<Door> doors = (secure.isEmpty() ? addresses.get() : secure)
                .stream()
                        .map(address -> address + "#join=" + token)
                        .map(link -> new Door(link, Qr.svg(link)))
                        .toList();
        ctx.status(HttpStatus.CREATED).json(new Invitation(token, (int) Devices.INVITATION.toMinutes(), doors));
    }

    public void devices(Context ctx) {
        ctx.json(devices.all().stream().map(DeviceView::of).toList());
    }

    public void revoke(Context ctx) {
        String device = ctx.pathParam("device");
        if (!devices.revoke(device)) {
            throw new NotFoundResponse("there is no device '" + device + "'");
        }
        phones.hangUp(device);
        ctx.status(HttpStatus.NO_CONTENT);
    }
}
