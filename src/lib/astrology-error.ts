/**
 * What went wrong with the astrology backend or the geocoder.
 *
 * - `unreachable`: no reply came in time, or none in the service's format.
 * - `refused`: the key is invalid or missing.
 * - `too-often`: asked more often than the service allows.
 * - `invalid`: the birth details were not accepted.
 * - `malformed`: the reply did not have the promised shape.
 * - `unknown-place`: no source knows where the place is.
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

/** Its message is written for people and shown as it is. */
export class AstrologyError extends Error {
  override readonly name = 'AstrologyError'
  readonly kind: AstrologyErrorKind

  constructor(kind: AstrologyErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
