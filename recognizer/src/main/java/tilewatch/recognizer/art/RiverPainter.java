package tilewatch.recognizer.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import tilewatch.engine.tiles.Segment;

/** Water with waves between sandy banks, reeds along it, stones round a spring. */
final class RiverPainter implements Painter {
    private final Drawings drawings;

    RiverPainter(Drawings drawings) {
        this.drawings = drawings;
    }

    @Override
    public void paint(Brush brush, SegmentShapes shapes, Segment segment) {
        Area water = shapes.shape(segment);
        brush.line(water, .03, new Color(0xcdbf85));
        brush.fill(water, new Color(0x3f7fb0));
        brush.inside(water, () -> {
            shapes.course(segment)
                    .ifPresent(course -> brush.line(course.line(), course.width() * .5, new Color(0x3372a6)));
            for (Point2D at : brush.scatter(water, .045, 160)) {
                Path2D wave = new Path2D.Double();
                wave.moveTo(at.getX() - .025, at.getY());
                wave.quadTo(at.getX() - .012, at.getY() - .014, at.getX(), at.getY());
                wave.quadTo(at.getX() + .012, at.getY() + .014, at.getX() + .025, at.getY());
                brush.line(wave, .005, brush.near(0xa9d2e6));
            }
        });
        Area bank = new Area(new BasicStroke(.05f).createStrokedShape(water));
        bank.subtract(water);
        for (Point2D at : brush.scatter(bank, .05, 60)) {
            brush.line(at.getX(), at.getY(), at.getX() + .004, at.getY() - .03, .006, brush.near(0x47713a));
            brush.line(at.getX() + .008, at.getY(), at.getX() + .016, at.getY() - .025, .005, brush.near(0x5b8440));
        }
        shapes.course(segment).ifPresent(course -> fish(brush, course, segment.number("fish")));
        if (segment.word("ends").equals("spring")) {
            shapes.course(segment).ifPresent(course -> stones(brush, course.end(), ShapeBuilder.pondRadius(segment)));
        }
        if (segment.word("ends").equals("lake")) {
            shapes.course(segment).ifPresent(course -> boat(brush, course.end()));
        }
    }

    /** Swimming along the course, evenly spread. */
    private void fish(Brush brush, Course course, int count) {
        for (int i = 1; i <= count; i++) {
            Point2D at = course.along((double) i / (count + 1));
            Point2D next = course.along((double) i / (count + 1) + .02);
            double angle = Math.atan2(at.getY() - next.getY(), at.getX() - next.getX());
            LakePainter.fish(drawings, brush, at, angle);
        }
    }

    private static void stones(Brush brush, Point2D spring, double radius) {
        for (double angle = 0; angle < 2 * Math.PI; angle += .42) {
            double x = spring.getX() + Math.cos(angle) * radius;
            double y = spring.getY() + Math.sin(angle) * radius;
            brush.disc(x + .006, y + .008, .022, new Color(20, 25, 10, 90));
            brush.disc(x, y, brush.between(.016, .026), brush.near(0x97928a));
        }
    }

    private static void boat(Brush brush, Point2D lake) {
        brush.around(lake, brush.between(0, Math.PI), () -> {
            brush.fill(Brush.polygon(-.06, -.018, .03, -.022, .065, 0, .03, .022, -.06, .018), new Color(0x6b4526));
            brush.fill(Brush.polygon(-.05, -.01, .03, -.013, .05, 0, .03, .013, -.05, .01), new Color(0xb98d57));
            brush.fill(Brush.polygon(-.01, -.05, .03, 0, -.01, .05), new Color(0xf2ead6));
        });
    }
}
