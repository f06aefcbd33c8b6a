/**
 * Making tile sets nobody has published: tiles are drafted from marks on their pictures, checked against what can be, and
 * written as the same {@code .tiles} files that ship with the engine.
 */
package tilewatch.engine.editor;
