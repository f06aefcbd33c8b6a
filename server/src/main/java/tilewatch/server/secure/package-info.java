/**
 * HTTPS, which browsers demand before they let a page use a phone's camera: with a given certificate, or with one of
 * {@link tilewatch.server.secure.OwnAuthority}, which phones have to be told to trust.
 */
package tilewatch.server.secure;
