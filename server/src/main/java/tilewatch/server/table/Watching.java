package tilewatch.server.table;

/** What the camera is doing, as shown to everybody. */
public enum Watching {
    WATCHING,
    HAND_IN_VIEW,
    SETTLING,
    PROPOSED,
    COMMITTED,
    CONFLICT,
    CAMERA_MOVED,
    NO_CAMERA,
    LEARNING
}
