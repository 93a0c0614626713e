/**
 * What went wrong with the person's data, as far as the product can act on it.
 *
 * - `offline`: no answer came (no network, time-out, server fault); trying again is safe.
 * - `signed-out`: the token was refused; the person must sign in again.
 * - `forbidden`: the database's wall said no.
 * - `invalid`: a value broke a constraint; sending it again cannot help.
 * - `malformed`: the answer did not have the promised shape.
 * - `not-configured`: this build has no database.
 */
export type DataErrorKind =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'invalid'
  | 'malformed'
  | 'not-configured'
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
