/** A named set-up: which camera, what its lens does, the players' colours it sees and the box it knows. */
package tilewatch.calibration.setup;
