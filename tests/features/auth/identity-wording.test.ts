import { expect, test } from 'vitest'
import { identityWords } from '~/features/auth/identity-wording.ts'
import { IdentityError, type IdentityErrorKind } from '~/lib/identity-error.ts'
import { identityErrorOf } from '~/services/identity/firebase-error.ts'

const fromProvider = (code: string, message = 'Firebase: Error (auth/x).') =>
  identityErrorOf(Object.assign(new Error(message), { code: `auth/${code}` }))

test.each<[string, IdentityErrorKind]>([
  ['email-already-in-use', 'email-in-use'],
  ['wrong-password', 'wrong-credentials'],
  ['invalid-credential', 'wrong-credentials'],
  ['user-not-found', 'wrong-credentials'],
  ['weak-password', 'weak-password'],
  ['invalid-email', 'invalid-email'],
  ['too-many-requests', 'too-many-requests'],
  ['user-disabled', 'disabled'],
  ['network-request-failed', 'offline'],
  ['requires-recent-login', 'requires-recent-login'],
  ['expired-action-code', 'expired-code'],
  ['invalid-action-code', 'invalid-code'],
  ['user-token-expired', 'session-expired'],
])('%s has words of its own', (code, kind) => {
  const error = fromProvider(code)
  expect(error.kind).toBe(kind)
  expect(identityWords(error)).toMatch(/^[A-Z].{20,}[.]$/)
  expect(identityWords(error)).not.toMatch(/Firebase|auth\//)
})

test('a wrong password and an unknown address are worded alike', () => {
  expect(identityWords(fromProvider('user-not-found'))).toBe(
    identityWords(fromProvider('wrong-password')),
  )
})

test('what nobody foresaw keeps the sentence of the provider', () => {
  const error = fromProvider('app-deleted', 'Firebase: This app was deleted. (auth/app-deleted).')
  expect(identityWords(error)).toBe('This app was deleted.')
})

test('what has no sentence is told plainly', () => {
  const sentence = 'Something went wrong. Please try again.'
  expect(identityWords(new IdentityError('unexpected', ''))).toBe(sentence)
  expect(identityWords('boom')).toBe(sentence)
})
