/**
 * What went wrong with the person's data, as far as the product can act on it.
 *
 * - `offline`: no answer came (no network, time-out, server fault); trying again is safe.
 * - `signed-out`: the token was refused; the person must sign in again.
 * - `forbidden`: the database's wall said no.
 * - `invalid`: a value broke a constraint; sending it again cannot help.
 * - `malformed`: the answer did not have the promised shape.
 * - `not-configured`: this build has no database.
 * - `outdated`: the database does not know what this version of the app asks for.
 * - `superseded`: something newer is stored, and stayed. `conflict`: something else has the same id,
 *   and stayed. `gone`: what was to be changed is not there any more.
 * - `disturbed`: somebody who shares the database's role keeps it from working; it passes.
 */
export type DataErrorKind =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'invalid'
  | 'malformed'
  | 'not-configured'
  | 'outdated'
  | 'disturbed'
  | 'superseded'
  | 'conflict'
  | 'gone'
  | 'unexpected'

/** The one error of data access, made where the failure happens. */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly kind: DataErrorKind

  constructor(kind: DataErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The reflection that is stored in the place of the one that was written. */
export type HeldEntry = {
  readonly content: string
  readonly mood: 1 | 2 | 3 | 4 | 5
  /** An instant, ISO 8601 in UTC. */
  readonly updatedAt: string
}

/** A write that arrived and changed nothing, because of what is there. */
export class WriteRefused extends DataError {
  /** What is there, where it is a reflection. */
  readonly held: HeldEntry | null

  constructor(kind: 'superseded' | 'conflict' | 'gone', held: HeldEntry | null) {
    super(kind, `The database kept what it had: ${kind}`)
    this.held = held
  }
}
