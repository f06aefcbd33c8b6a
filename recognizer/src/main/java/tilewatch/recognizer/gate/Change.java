package tilewatch.recognizer.gate;

/** Which parts of a frame differ from the one last read, in blocks. */
public final class Change {
    private static final Change EVERYTHING = new Change(1, 1, new boolean[] {true}, 1, 1);

    private final int cols;
    private final int rows;
    private final boolean[] blocks;
    private final double blockWidth;
    private final double blockHeight;

    /**
     * @param blocks row by row, true where changed
     * @param blockWidth of a block in pixels of the frame
     */
    Change(int cols, int rows, boolean[] blocks, double blockWidth, double blockHeight) {
        this.cols = cols;
        this.rows = rows;
        this.blocks = blocks;
        this.blockWidth = blockWidth;
        this.blockHeight = blockHeight;
    }

    /** The change to a frame that nothing is known about. */
    public static Change everything() {
        return EVERYTHING;
    }

    /** Share of the frame that changed. */
    public double share() {
        int count = 0;
        for (boolean block : blocks) {
            count += block ? 1 : 0;
        }
        return (double) count / blocks.length;
    }

    public boolean none() {
        return share() == 0;
    }

    /** Whether anything changed within the bounds of the points x, y, x, y, … of the frame. */
    public boolean touches(double... points) {
        if (blocks.length == 1) {
            return blocks[0];
        }
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (int i = 0; i < points.length; i += 2) {
            left = Math.min(left, points[i]);
            right = Math.max(right, points[i]);
            top = Math.min(top, points[i + 1]);
            bottom = Math.max(bottom, points[i + 1]);
        }
        int lastCol = Math.min(cols - 1, (int) Math.floor(right / blockWidth));
        int lastRow = Math.min(rows - 1, (int) Math.floor(bottom / blockHeight));
        for (int row = Math.max(0, (int) Math.floor(top / blockHeight)); row <= lastRow; row++) {
            for (int col = Math.max(0, (int) Math.floor(left / blockWidth)); col <= lastCol; col++) {
                if (blocks[row * cols + col]) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the change reaches the rim of the frame, as an arm does. */
    public boolean touchesRim() {
        for (int i = 0; i < blocks.length; i++) {
            int col = i % cols;
            int row = i / cols;
            if (blocks[i] && (col == 0 || row == 0 || col == cols - 1 || row == rows - 1)) {
                return true;
            }
        }
        return false;
    }
}
