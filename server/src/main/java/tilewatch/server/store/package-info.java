/**
 * What survives a crash: tables, the append-only event log of each, devices and invitations, in one SQLite file or in
 * PostgreSQL. An event is on disk before anybody hears of it. With PostgreSQL several server processes serve the same
 * tables: an advisory lock says who owns a table, notifications carry what was appended to the others, and an inbox
 * carries commands to the owner.
 */
package tilewatch.server.store;
