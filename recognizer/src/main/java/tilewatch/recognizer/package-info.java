/**
 * From a camera's picture to tiles, turns and figures: frames come from a source, pass typed stages and leave as a
 * {@link tilewatch.recognizer.TableView}, which holds no native memory.
 */
package tilewatch.recognizer;
