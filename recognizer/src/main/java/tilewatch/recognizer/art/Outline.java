package tilewatch.recognizer.art;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Set;
import tilewatch.engine.board.Slot;

/**
 * The shape of an area that owns stretches of the rim: straight along what it owns, and in a curve across each gap, so
 * that a city on one side is a cap and a city on two neighbouring sides ends along the diagonal.
 */
public final class Outline {
    public static final Rectangle2D SQUARE = new Rectangle2D.Double(0, 0, 1, 1);

    /** How far a curve leans towards the middle. Caps of two neighbouring sides must not meet: below 45 degrees. */
    private static final double LEAN = .36;

    private static final double ALONG = .38;

    private final boolean[] owned = new boolean[Slot.COUNT];
    private final Path2D shape = new Path2D.Double();
    private final Path2D walls = new Path2D.Double();

    public Outline(Set<Slot> slots) {
        slots.forEach(slot -> owned[slot.ordinal()] = true);
        int first = firstAfterGap();
        if (first < 0) {
            shape.append(SQUARE, false);
            return;
        }
        move(shape, rim(first));
        for (int step = 0; step < Slot.COUNT; ) {
            int at = first + step;
            if (owned[at % Slot.COUNT]) {
                Point2D next = rim(at + 1);
                shape.lineTo(next.getX(), next.getY());
                step++;
            } else {
                int gap = gapFrom(at);
                cross(rim(at), rim(at + gap));
                step += gap;
            }
        }
        shape.closePath();
    }

    public Path2D shape() {
        return shape;
    }

    /** The part of the outline that is not on the rim: where a city has its wall. */
    public Path2D walls() {
        return walls;
    }

    /** The point of the rim before the given slot, counted clockwise from the north-west corner. */
    public static Point2D rim(double slot) {
        double around = slot % Slot.COUNT / 3;
        double along = around % 1;
        return switch ((int) around) {
            case 0 -> new Point2D.Double(along, 0);
            case 1 -> new Point2D.Double(1, along);
            case 2 -> new Point2D.Double(1 - along, 1);
            default -> new Point2D.Double(0, 1 - along);
        };
    }

    public static Point2D middle(Slot slot) {
        return rim(slot.ordinal() + .5);
    }

    private int firstAfterGap() {
        for (int i = 0; i < Slot.COUNT; i++) {
            if (owned[i] && !owned[(i + Slot.COUNT - 1) % Slot.COUNT]) {
                return i;
            }
        }
        return -1;
    }

    private int gapFrom(int at) {
        int gap = 1;
        while (!owned[(at + gap) % Slot.COUNT]) {
            gap++;
        }
        return gap;
    }

    private void cross(Point2D a, Point2D b) {
        double dx = b.getX() - a.getX();
        double dy = b.getY() - a.getY();
        double inX = .5 - (a.getX() + b.getX()) / 2;
        double inY = .5 - (a.getY() + b.getY()) / 2;
        double away = Math.max(1e-9, Math.hypot(inX, inY));
        double x = inX / away * LEAN * Math.min(1, away / .3);
        double y = inY / away * LEAN * Math.min(1, away / .3);
        move(walls, a);
        for (Path2D path : new Path2D[] {shape, walls}) {
            path.curveTo(
                    a.getX() + ALONG * dx + x,
                    a.getY() + ALONG * dy + y,
                    b.getX() - ALONG * dx + x,
                    b.getY() - ALONG * dy + y,
                    b.getX(),
                    b.getY());
        }
    }

    private static void move(Path2D path, Point2D to) {
        path.moveTo(to.getX(), to.getY());
    }
}
