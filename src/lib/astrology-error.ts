/**
 * What went wrong with the astrology backend or the geocoder.
 *
 * - `unreachable`: no answer came in time, or none that is one of theirs.
 * - `refused`: the key is invalid or missing.
 * - `too-often`: asked more often than the service allows.
 * - `invalid`: the birth details were not accepted.
 * - `malformed`: the answer did not have the promised shape.
 * - `unknown-place`: nobody knows where the place is.
 * - `unexpected`: any other refusal.
 */
export type AstrologyErrorKind =
  | 'unreachable'
  | 'refused'
  | 'too-often'
  | 'invalid'
  | 'malformed'
  | 'unknown-place'
  | 'unexpected'

/** Its message is for people and shown as it stands. */
export class AstrologyError extends Error {
  override readonly name = 'AstrologyError'
  readonly kind: AstrologyErrorKind

  constructor(kind: AstrologyErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
