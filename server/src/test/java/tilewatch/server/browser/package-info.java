/**
 * The pages in a real browser at a real server. They need a Chromium on the machine and are skipped, with a reason, where
 * there is none; screenshots and measurements go to {@code target/screenshots}.
 */
package tilewatch.server.browser;
