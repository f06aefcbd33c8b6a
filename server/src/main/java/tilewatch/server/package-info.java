/**
 * The program. {@link tilewatch.server.Main} reads the command line; {@link tilewatch.server.TilewatchServer} is the web
 * server that phones around the table talk to, and {@link tilewatch.server.Routes} is its table of contents. This is the
 * only module that knows both the rules and the camera, and the only one that knows HTTP.
 */
package tilewatch.server;
