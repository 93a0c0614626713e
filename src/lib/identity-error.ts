/**
 * Why the identity service refused, as far as the product can act on it.
 *
 * - `wrong-credentials`: e-mail or password; on purpose it is never shown which.
 * - `other-code`: the code of a link is of another kind than the link says; nothing has changed.
 * - `session-expired`: nobody is signed in any more; the person must sign in again.
 * - `offline`: no reply came; trying again is safe.
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
  | 'other-code'
  | 'requires-recent-login'
  | 'session-expired'
  | 'unexpected'

/** The only error of identity, made where the provider's reply arrives. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly kind: IdentityErrorKind

  constructor(kind: IdentityErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The kind of what was thrown; `unexpected` for anything that is no `IdentityError`. */
export function identityErrorKind(error: unknown): IdentityErrorKind {
  return error instanceof IdentityError ? error.kind : 'unexpected'
}

/** True if the code of a reset link is expired, wrong or of another link, so that only a new e-mail can help. */
export function isExpiredLink(error: unknown): boolean {
  const kind = identityErrorKind(error)
  return kind === 'expired-code' || kind === 'invalid-code' || kind === 'other-code'
}
