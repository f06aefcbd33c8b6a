package tilewatch.recognizer.simulate;

/** A point or direction over the table: x to the right, y towards the bottom of the picture, z up. */
record Vec(double x, double y, double z) {
    static final Vec ZERO = new Vec(0, 0, 0);

    /** This and so much of another. */
    Vec plus(double much, Vec other) {
        return new Vec(x + much * other.x, y + much * other.y, z + much * other.z);
    }

    Vec minus(Vec other) {
        return plus(-1, other);
    }

    double dot(Vec other) {
        return x * other.x + y * other.y + z * other.z;
    }

    double length() {
        return Math.sqrt(dot(this));
    }
}
