import { DataError, MalformedReply } from '~/lib/data-error.ts'
import { faultOfState, type StateFault } from '~/lib/database/sqlstate.ts'

/** The reply's status is neither success nor one of PostgreSQL's refusals. */
export class HttpFault extends Error {
  override readonly name: string = 'HttpFault'
  readonly status: number

  constructor(status: number) {
    super(`The database replied with HTTP status ${status}`)
    this.status = status
  }
}

/** The Data API's refusal: an SQLSTATE, one of its own codes (`PGRST…`), or only words. */
export class ApiFault extends HttpFault {
  override readonly name = 'ApiFault'
  readonly code: string

  readonly words: string

  constructor(status: number, code: string, words: string) {
    super(status)
    this.code = code
    this.words = words
  }
}

/** What to do about a failed attempt, and the error to give when nothing more can be done. */
export type Fault = {
  readonly action: StateFault['action']
  readonly error: DataError
}

// "JWT token has expired", "jwk not found", "missing key id", "missing authentication credentials…"
const TOKEN_TROUBLE = /\bjw[tk]s?\b|missing key id|authentication credentials|signature/i

/** Whether these are the words of Neon's proxy for a token that it refuses. */
export function isTokenTrouble(words: string): boolean {
  return TOKEN_TROUBLE.test(words)
}

const HTTP_INVALID = 413
const HTTP_ANSWER_TOO_LARGE = 507
// 401, 403 and 407 without the database's own words come from something on the way: a hotel's sign-in
// page, a company's proxy. Nobody is signed out for them.
const HTTP_PASSING = new Set([401, 403, 407, 408, 425, 429])
// Five digits and capital letters.
const SQLSTATE = /^[0-9A-Z]{5}$/

function fault(action: Fault['action'], kind: DataError['kind'], cause: unknown): Fault {
  const message = cause instanceof Error ? cause.message : String(cause)
  return { action, error: new DataError(kind, message, { cause }) }
}

function httpFault(cause: HttpFault): Fault {
  const { status } = cause
  if (status === HTTP_INVALID) return fault('give-up', 'invalid', cause)
  if (status === HTTP_ANSWER_TOO_LARGE) return fault('give-up', 'unexpected', cause)
  if (status >= 500 || HTTP_PASSING.has(status)) return fault('retry', 'offline', cause)
  return fault('give-up', 'unexpected', cause)
}

/** PGRST202: no such function; PGRST106: no such schema; PGRST3xx: the token. */
function apiFault(cause: ApiFault): Fault {
  const { code, words } = cause
  if (code === '' && isTokenTrouble(words)) return fault('refresh-token', 'signed-out', cause)
  if (code.startsWith('PGRST3')) return fault('refresh-token', 'signed-out', cause)
  if (/^PGRST(202|203|106)$/.test(code)) return fault('give-up', 'outdated', cause)
  // A connection lost during the call: it is not known whether the call ran.
  if (code === '' && cause.status === 400) return fault('retry', 'offline', cause)
  if (!SQLSTATE.test(code)) return httpFault(cause)
  return stateFault(code, cause)
}

function stateFault(state: string, cause: Error): Fault {
  const { action, kind } = faultOfState(state)
  return fault(action, kind, cause)
}

function textProperty(value: object, name: string): string | undefined {
  const property: unknown = Reflect.get(value, name)
  return typeof property === 'string' ? property : undefined
}

/**
 * Sorts an error that a door threw. A refusal without an SQLSTATE is a refused token, or a lost
 * connection after which it is not known whether the call ran.
 */
export function classifyFault(thrown: unknown): Fault {
  if (thrown instanceof DataError) return { action: 'give-up', error: thrown }
  if (!(thrown instanceof Error)) return fault('give-up', 'unexpected', thrown)
  const source: unknown = Reflect.get(thrown, 'sourceError')
  const cause = source instanceof Error ? source : thrown
  if (cause instanceof ApiFault) return apiFault(cause)
  if (cause instanceof HttpFault) return httpFault(cause)
  if (cause instanceof MalformedReply) return fault('give-up', 'malformed', cause)
  if (source !== undefined) return fault('retry', 'offline', cause)
  const state = textProperty(thrown, 'code')
  if (state) return stateFault(state, thrown)
  if (thrown.name !== 'NeonDbError') return fault('give-up', 'malformed', thrown)
  if (isTokenTrouble(thrown.message)) return fault('refresh-token', 'signed-out', thrown)
  return fault('retry', 'offline', thrown)
}
