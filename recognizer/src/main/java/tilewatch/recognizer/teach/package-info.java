/** What teaching a box needs to know of a game: its tiles, and our own art to begin the guessing with. */
package tilewatch.recognizer.teach;
