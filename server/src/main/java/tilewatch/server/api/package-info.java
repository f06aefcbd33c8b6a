/**
 * What can be asked over HTTP, one class a resource; {@code docs/api.md} explains it and {@code openapi.yaml} lists it.
 * The gate has let the caller in before any of these run; they check what depends on the table and the command.
 */
package tilewatch.server.api;
