/**
 * What went wrong with the person's data, as far as the product can act on it.
 *
 * - `offline`: no reply came (no network, time-out, server error); trying again is safe.
 * - `signed-out`: the token was refused; the person must sign in again.
 * - `forbidden`: the database's access rules refused it.
 * - `invalid`: a value broke a constraint; sending it again cannot help.
 * - `full`: there is no room for more rows of its kind, until the person takes some away.
 * - `malformed`: the reply did not have the promised shape.
 * - `not-configured`: this build has no database.
 * - `outdated`: the database lacks what this version of the app asks for.
 * - `superseded`: something newer is stored, and stayed.
 * - `conflict`: something else has the same id, and stayed.
 * - `gone`: what should be changed is not there any more.
 * - `wrong-clock`: the device has a wrong date, and the person wants to correct it first.
 * - `disturbed`: another user of the database's role keeps it from working; it passes.
 */
export type DataErrorKind =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'invalid'
  | 'full'
  | 'malformed'
  | 'not-configured'
  | 'outdated'
  | 'wrong-clock'
  | 'disturbed'
  | 'superseded'
  | 'conflict'
  | 'gone'
  | 'unexpected'

/** The only error of data access, made where the failure happens. */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly kind: DataErrorKind

  constructor(kind: DataErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The kind of what was thrown; `unexpected` for anything that is no `DataError`. */
export function dataErrorKind(error: unknown): DataErrorKind {
  return error instanceof DataError ? error.kind : 'unexpected'
}

/** The whole reply was read and is none of the database: perhaps the sign-in page of a hotel. */
export class MalformedReply extends Error {
  override readonly name = 'MalformedReply'
}

/**
 * Whether no reply of the database came, though perhaps something in its place: a page may go on
 * without one, and a later attempt may help.
 */
export function isOutOfReach({ kind, cause }: DataError): boolean {
  return kind === 'offline' || kind === 'disturbed' || cause instanceof MalformedReply
}

/** The reflection that is stored instead of the one that was sent. */
export type HeldEntry = {
  readonly content: string
  readonly mood: 1 | 2 | 3 | 4 | 5
  /** An instant, ISO 8601 in UTC. */
  readonly updatedAt: string
}

/** A write that arrived and changed nothing, because of what is stored. */
export class WriteRefused extends DataError {
  /** What is stored, if it is a reflection. */
  readonly held: HeldEntry | null
  /** The instant of what is stored, ISO 8601, where that is told. */
  readonly at: string | null

  constructor(
    kind: 'superseded' | 'conflict' | 'gone',
    held: HeldEntry | null,
    at: string | null = null,
  ) {
    super(kind, `The database kept what it had: ${kind}`)
    this.held = held
    this.at = at
  }
}
