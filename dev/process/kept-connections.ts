/**
 * For every local server: a client on a busy machine uses a connection again later than after the five
 * seconds of Node's default, and would meet one that is being closed.
 */
export const KEPT_CONNECTIONS = { keepAliveTimeout: 60_000 } as const
