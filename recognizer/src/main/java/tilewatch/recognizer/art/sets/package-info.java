/** Which sets there are to print: all the pieces of each game that have a picture, under the name of their set. */
package tilewatch.recognizer.art.sets;
