/** What is learnt about a camera, its table and a box before a game, and how it is said. */
package tilewatch.calibration;
