/**
 * What can happen to a request on its way to the database and back.
 *
 * - `reset`: the connection ends before the request is sent on; nothing runs.
 * - `lost-reply`: the request runs to its end, and its reply is dropped.
 * - `500`, `429`: the server is in trouble or too busy (with `Retry-After`); nothing runs.
 * - `page`: a page in HTML with status 200, as a hotel's network sends it; nothing runs.
 * - `empty`: `{}` with status 200; nothing runs.
 * - `expired-token`: refused as Neon refuses a token that has ended; nothing runs.
 * - `truncated`: the request runs, and the connection ends within its reply.
 * - `half-json`: the request runs, and its reply is whole for HTTP but only half of its JSON.
 * - `slow`: the request runs, and its reply comes after the client has given up.
 * - `restart`: the connections to PostgreSQL are ended while the request is on its way; whether it
 *   ran is not known.
 * - `held`: the request waits before it is sent on, until it is let go.
 * - `held-reply`: the request runs, and its reply waits until it is let go.
 */
export const FAULT_KINDS = [
  'reset',
  'lost-reply',
  '500',
  '429',
  'page',
  'empty',
  'expired-token',
  'truncated',
  'half-json',
  'slow',
  'restart',
  'held',
  'held-reply',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

/** The faults that end by themselves, so that a plan can choose among them. */
export const PASSING_FAULTS: readonly FaultKind[] = FAULT_KINDS.filter(
  (kind) => kind !== 'held' && kind !== 'held-reply',
)

/** Whether a request with this fault reaches the database. */
export const RUNS: Readonly<Record<FaultKind, 'never' | 'always' | 'perhaps'>> = {
  reset: 'never',
  'lost-reply': 'always',
  '500': 'never',
  '429': 'never',
  page: 'never',
  empty: 'never',
  'expired-token': 'never',
  truncated: 'always',
  'half-json': 'always',
  slow: 'always',
  restart: 'perhaps',
  held: 'perhaps',
  'held-reply': 'always',
}
