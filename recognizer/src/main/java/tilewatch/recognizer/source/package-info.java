/**
 * Where frames come from: a folder, a film, a webcam, a camera on the network, pictures pushed by a phone. A source that
 * loses its camera says so and takes it up again when it is back; one bad picture never ends the others.
 */
package tilewatch.recognizer.source;
