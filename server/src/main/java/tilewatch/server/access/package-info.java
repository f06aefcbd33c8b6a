/**
 * Who may do what. The laptop itself is host; a phone joins with a one-time token and keeps a token of its own in a
 * cookie. Nothing is allowed that a route does not name a role for, and every door looks at Host, Origin, size and rate
 * before anything else.
 */
package tilewatch.server.access;
