/** The address of the service worker, the only script that a page may start by an address. */
export const APP_WORKER = '/sw.js'

/** What a page says to a new service worker that waits. */
export const START_NOW = 'start-now'

/** The only Trusted Types policy that a page may have; it makes that one address. */
export const WORKER_POLICY = 'alap-worker'
