import { IdentityError } from '~/lib/identity-error.ts'

/** True when the code of a reset link is spent or wrong, so that only a new e-mail can help. */
export function isDeadCode(error: unknown): error is IdentityError {
  if (!(error instanceof IdentityError)) return false
  return error.kind === 'expired-code' || error.kind === 'invalid-code'
}
