import type { EntryField } from '~/features/auth/sign-in-validation.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { IdentityError, type IdentityErrorKind } from '~/lib/identity-error.ts'

const UNKNOWN = 'Something went wrong. Please try again.'

/** The words for the person: what happened, what is safe, what to do next. */
export function identityWords(error: unknown): string {
  if (!(error instanceof IdentityError)) return UNKNOWN
  switch (error.kind) {
    case 'email-in-use':
      return 'There is an account with this email already. Sign in instead, or reset its password.'
    case 'wrong-credentials':
      return 'The email or the password is not right. Check both and try again, or reset the password.'
    case 'weak-password':
      return `This password is too easy to guess. ${error.message}`.trim()
    case 'invalid-email':
      return 'This is not an email address. It looks like name@example.com.'
    case 'too-many-requests':
      return 'There were too many attempts, so this is paused to keep the account safe. Wait a few minutes, then try again.'
    case 'disabled':
      return 'This account has been disabled. What you recorded is kept. Ask whoever runs this copy of Alap.'
    case 'offline':
      return 'The sign-in service cannot be reached. What you typed is still here. Check your connection, then try again.'
    case 'expired-code':
      return 'This link has expired. Your password is unchanged. Ask for a new email below.'
    case 'invalid-code':
      return 'This link is not complete or was used before. Ask for a new email below.'
    case 'requires-recent-login':
      return 'This needs a fresh sign-in. Sign in again, then repeat it.'
    case 'session-expired':
      return 'Your sign-in has ended. What you wrote stays on this device. Sign in again to go on.'
    case 'unexpected':
      return error.message || UNKNOWN
    default:
      return assertNever(error.kind)
  }
}

/** The field that an error concerns, if it concerns one. */
export function fieldAtFault(error: unknown): EntryField | undefined {
  return error instanceof IdentityError ? FIELDS[error.kind] : undefined
}

const FIELDS: Partial<Record<IdentityErrorKind, EntryField>> = {
  'email-in-use': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
}

/** True if the code of a reset link is expired or wrong, so that only a new e-mail can help. */
export function isExpiredLink(error: unknown): error is IdentityError {
  if (!(error instanceof IdentityError)) return false
  return error.kind === 'expired-code' || error.kind === 'invalid-code'
}
