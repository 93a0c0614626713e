import { IdentityError, type IdentityErrorKind } from '~/lib/identity-error.ts'

// Codes of firebase/auth 12 (AuthErrorCodes), without their `auth/`.
const KINDS: Readonly<Record<string, IdentityErrorKind>> = {
  'email-already-in-use': 'email-in-use',
  'wrong-password': 'wrong-credentials',
  'invalid-credential': 'wrong-credentials',
  'invalid-login-credentials': 'wrong-credentials',
  'user-not-found': 'wrong-credentials',
  'weak-password': 'weak-password',
  'missing-password': 'weak-password',
  'password-does-not-meet-requirements': 'weak-password',
  'invalid-email': 'invalid-email',
  'missing-email': 'invalid-email',
  'invalid-new-email': 'invalid-email',
  'missing-new-email': 'invalid-email',
  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  'user-disabled': 'disabled',
  'network-request-failed': 'offline',
  timeout: 'offline',
  'expired-action-code': 'expired-code',
  'invalid-action-code': 'invalid-code',
  'requires-recent-login': 'requires-recent-login',
  'user-token-expired': 'session-expired',
  'invalid-user-token': 'session-expired',
  'invalid-refresh-token': 'session-expired',
  'null-user': 'session-expired',
}

/** Any failure of Firebase as the app's own error, with the provider's sentence kept. */
export function identityErrorOf(cause: unknown): IdentityError {
  if (cause instanceof IdentityError) return cause
  const code = codeOf(cause)
  const sentence = cause instanceof Error ? plain(cause.message) : ''
  return new IdentityError(kindOf(code), sentence, { cause })
}

/** A code may be any text, `constructor` too. */
function kindOf(code: string): IdentityErrorKind {
  return (Object.hasOwn(KINDS, code) && KINDS[code]) || 'unexpected'
}

/** True when the project does not let an address be changed before its link was opened. */
export function saysNotAllowed(error: IdentityError): boolean {
  return codeOf(error.cause) === 'operation-not-allowed'
}

/** True when the provider's error is that no account has this address. */
export function saysUserNotFound(error: IdentityError): boolean {
  return codeOf(error.cause) === 'user-not-found'
}

/**
 * A text of a reply: the SDK passes on whatever JSON came in its place.
 * @throws IdentityError
 */
export function textOf(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new IdentityError('unexpected', 'The sign-in service sent a reply that cannot be read.')
}

function codeOf(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : ''
  return String(code).replace(/^auth\//, '')
}

/** "Firebase: Some text (auth/some-code)." without the parts not meant for people; often empty. */
function plain(message: string): string {
  const text = message
    .replace(/^Firebase: (Error\b)?/, '')
    .replace(/\s*\(auth\/[^)]*\)\.?$/, '')
    .trim()
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}
