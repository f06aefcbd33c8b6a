package tilewatch.engine.board;

/** A square of the table: x grows eastwards, y southwards, the first tile usually lies on 0,0. */
public record Pos(int x, int y) implements Comparable<Pos> {

    /** No table is larger; keeps typed and received coordinates from asking for absurd boards. */
    public static final int LIMIT = 500;

    public Pos {
        if (Math.abs(x) > LIMIT || Math.abs(y) > LIMIT) {
            throw new IllegalArgumentException(x + "," + y + " is off any table");
        }
    }

    public Pos beside(Side side) {
        return new Pos(x + side.dx(), y + side.dy());
    }

    /** The position after the whole board is turned clockwise about 0,0. */
    public Pos turned(Turn turn) {
        Pos pos = this;
        for (int i = 0; i < turn.quarters(); i++) {
            pos = new Pos(-pos.y, pos.x);
        }
        return pos;
    }

    /** Row by row, from north-west. */
    @Override
    public int compareTo(Pos other) {
        return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
    }

    @Override
    public String toString() {
        return x + "," + y;
    }
}
