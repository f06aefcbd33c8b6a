/** Which tile lies in a cell and how it is turned: a linear discriminant over HOG and colour, trained on the gallery. */
package tilewatch.recognizer.identify;
