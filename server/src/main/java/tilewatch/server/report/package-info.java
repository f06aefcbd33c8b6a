/**
 * Reports of a match, at any time and at its end: one page that needs nothing from outside, a printable PDF, a table for
 * spreadsheets and JSON for programs; and statistics over past matches.
 */
package tilewatch.server.report;
