import { expect, test } from 'vitest'
import { IdentityError } from '~/lib/identity-error.ts'
import { identityErrorOf } from '~/services/identity/firebase-error.ts'

const firebase = (code: unknown) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })

test.each([
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/weak-password', 'weak-password'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/user-disabled', 'disabled'],
  ['auth/network-request-failed', 'offline'],
  ['auth/timeout', 'offline'],
  ['auth/expired-action-code', 'expired-code'],
  ['auth/invalid-action-code', 'invalid-code'],
  ['auth/requires-recent-login', 'requires-recent-login'],
  ['auth/user-token-expired', 'session-expired'],
])('a failure with the code %s is of the kind %s', (code, kind) => {
  expect(identityErrorOf(firebase(code)).kind).toBe(kind)
})

test.each([
  'auth/constructor',
  'auth/toString',
  'auth/__proto__',
  'constructor',
  'hasOwnProperty',
  '',
  7,
  undefined,
])('a failure with the code %s, which Firebase does not have, is unexpected', (code) => {
  const error = identityErrorOf(firebase(code))
  expect(error).toBeInstanceOf(IdentityError)
  expect(error.kind).toBe('unexpected')
})
