/**
 * Why the identity service said no, as far as the product can act on it.
 *
 * - `wrong-credentials`: e-mail or password, and on purpose never which of the two.
 * - `session-expired`: nobody is signed in any more; the person must sign in again.
 * - `offline`: no answer came; trying again is safe.
 * - `unexpected`: anything else; the message is the provider's own.
 */
export type IdentityErrorKind =
  | 'email-in-use'
  | 'wrong-credentials'
  | 'weak-password'
  | 'invalid-email'
  | 'too-many-requests'
  | 'disabled'
  | 'offline'
  | 'expired-code'
  | 'invalid-code'
  | 'requires-recent-login'
  | 'session-expired'
  | 'unexpected'

/** The one error of identity, made where the provider's answer arrives. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly kind: IdentityErrorKind

  constructor(kind: IdentityErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
