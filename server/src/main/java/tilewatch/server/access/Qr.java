package tilewatch.server.access;

import io.nayuki.qrcodegen.QrCode;

/** QR codes, for a page and for a terminal. */
public final class Qr {
    /** Readers want four modules of quiet around the code. */
    private static final int QUIET = 4;

    private Qr() {}

    /** Black on white whatever the page's colours, one path for all modules. */
    public static String svg(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        int size = code.size + 2 * QUIET;
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + QUIET)
                            .append(' ')
                            .append(y + QUIET)
                            .append("h1v1h-1z");
                }
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + " " + size
                + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + size + "v" + size
                + "H0z\"/><path d=\""
                + path + "\"/></svg>";
    }

    /** Two modules a character, light on dark as terminals mostly are: light modules are drawn. */
    public static String terminal(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        StringBuilder out = new StringBuilder();
        for (int y = -2; y < code.size + 2; y += 2) {
            for (int x = -2; x < code.size + 2; x++) {
                boolean upper = !code.getModule(x, y);
                boolean lower = !code.getModule(x, y + 1);
                out.append(upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ');
            }
            out.append('\n');
        }
        return out.toString();
    }
}
