import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i
const LOOPBACK_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i

/**
 * True when the `Host` of a request is missing or is this machine's loopback, at any port. To a
 * page whose name was rebound to 127.0.0.1 this is its own origin, but `Host` still has that name.
 */
export function hasForeignHost({ host }: IncomingHttpHeaders): boolean {
  return !host || !LOOPBACK_HOST.test(host)
}

/**
 * True when a request does not come from this machine's own pages or programs: its `Host` is
 * foreign, or its `Origin` is not an http origin on loopback (`null` is none). A request without an
 * `Origin` comes from a program, unless the browser marks it as from another site.
 */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  if (hasForeignHost(headers)) return true
  if (headers.origin !== undefined) return !LOOPBACK_ORIGIN.test(headers.origin)
  return headers['sec-fetch-site'] === 'cross-site'
}
