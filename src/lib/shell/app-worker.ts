/** The address of the service worker. */
export const APP_WORKER = '/sw.js'

/** What a page says to a new service worker that waits. */
export const START_NOW = 'start-now'

/** The only Trusted Types policy that a page may have; it makes the addresses of workers. */
export const WORKER_POLICY = 'alap-worker'
