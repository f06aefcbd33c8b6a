/**
 * The grid the tiles lie on: found from the tiles themselves, grown cell by cell, then tracked through bumps and
 * nudges. Homographies map image pixels to grid units, one per tile; rows grow down and columns right in the image.
 */
package tilewatch.recognizer.lattice;
