/** Agreement over time: readings of many frames become one that is committed, proposed, asked about or unknown. */
package tilewatch.recognizer.settle;
