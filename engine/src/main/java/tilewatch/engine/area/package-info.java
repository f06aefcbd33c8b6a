/**
 * Areas that grow as tiles are laid: cities, roads, fields, forests, rivers. A {@link tilewatch.engine.area.Partition}
 * says which zones hang together and how many of their edges are still open; an area is finished at zero.
 */
package tilewatch.engine.area;
