import { expect, test } from 'vitest'
import { IdentityError, type IdentityErrorKind } from '~/lib/identity-error.ts'
import { identityErrorOf } from '~/services/identity/firebase-error.ts'
import { type IdentityTask, identityFaults, identityWords } from '~/ui/feedback/identity-words.ts'

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
])('the refusal %s has its own words', (code, kind) => {
  const error = fromProvider(code)
  expect(error.kind).toBe(kind)
  expect(identityWords(error, 'sign-in')).toMatch(/^[A-Z].{20,}[.]$/)
  expect(identityWords(error, 'sign-in')).not.toMatch(/Firebase|auth\//)
})

test('a wrong password and an unknown address have the same words', () => {
  expect(identityWords(fromProvider('user-not-found'), 'sign-in')).toBe(
    identityWords(fromProvider('wrong-password'), 'sign-in'),
  )
})

test('an unforeseen refusal keeps the sentence of the provider', () => {
  const error = fromProvider('app-deleted', 'Firebase: This app was deleted. (auth/app-deleted).')
  expect(identityWords(error, 'sign-in')).toBe('This app was deleted.')
})

test.each<[IdentityTask]>([['sign-in'], ['change-password']])(
  'what the service asks of a password is shown in its own sentence at %s',
  (task) => {
    const missing =
      'Missing password requirements: [Password must contain at least 12 characters, Password must contain a numeric character]'
    const error = fromProvider(
      'password-does-not-meet-requirements',
      `Firebase: ${missing} (auth/password-does-not-meet-requirements).`,
    )
    expect(identityWords(error, task)).toBe(`${missing}.`)
    const short = 'Password should be at least 6 characters'
    expect(
      identityWords(
        fromProvider('weak-password', `Firebase: ${short} (auth/weak-password).`),
        task,
      ),
    ).toBe(`${short}.`)
    expect(identityWords(fromProvider('weak-password'), task)).toBe(
      'This password is too easy to guess. A few words together are better.',
    )
  },
)

test('a refusal without a sentence gets a plain one', () => {
  const sentence = 'Something went wrong. Please try again.'
  expect(identityWords(new IdentityError('unexpected', ''), 'sign-in')).toBe(sentence)
  expect(identityWords('boom', 'sign-in')).toBe(sentence)
})

const MISSED = 'The sign-in service cannot be reached.'
const AGAIN = 'Check your connection, then try again.'
const ELSE = 'Sign out and in again, then try once more.'

test.each<[IdentityTask, string, string]>([
  ['sign-in', `${MISSED} What you typed is still here. ${AGAIN}`, 'Boom.'],
  ['use-email-link', `${MISSED} Your address may be as it was. ${AGAIN}`, 'Boom.'],
  ['use-verify-link', `${MISSED} ${AGAIN}`, 'Boom.'],
  ['use-recover-link', `${MISSED} Your address may be as it was. ${AGAIN}`, 'Boom.'],
  [
    'send-verification',
    `${MISSED} ${AGAIN}`,
    'The link could not be sent. Your account works as before. Try again later.',
  ],
  [
    'change-name',
    `${MISSED} Your name may be as it was, and what you typed is still here. ${AGAIN}`,
    `That did not work. Your name may be as it was, and what you typed is still here. ${ELSE}`,
  ],
  [
    'change-email',
    `${MISSED} Your address is as it was. ${AGAIN}`,
    `That did not work. Your address is as it was. ${ELSE}`,
  ],
  [
    'change-password',
    `${MISSED} Your password may be as it was. ${AGAIN}`,
    `That did not work. Your password may be as it was. ${ELSE}`,
  ],
  ['begin-deletion', `${MISSED} ${AGAIN}`, `Your password could not be checked. ${ELSE}`],
  [
    'delete-sign-in',
    `All you recorded is gone. ${MISSED.slice(0, -1)}, so your address and password still stand. ${AGAIN}`,
    'All you recorded is gone. Your address and password still stand. Try again.',
  ],
])(
  'the message for a failed %s names what is safe, offline and otherwise',
  (task, offline, otherwise) => {
    expect(identityWords(new IdentityError('offline', 'Boom.'), task)).toBe(offline)
    expect(identityWords(new IdentityError('unexpected', 'Boom.'), task)).toBe(otherwise)
  },
)

test.each<[IdentityTask, string]>([
  ['sign-in', ''],
  ['begin-deletion', ''],
  ['change-email', ' Your address is as it was.'],
  ['change-password', ' Your password may be as it was.'],
])(
  'the message for too many attempts at %s asks for a pause and names what is safe',
  (task, safe) => {
    expect(identityWords(new IdentityError('too-many-requests', ''), task)).toBe(
      `There were too many attempts, so this is paused to keep the account safe.${safe} Wait a few minutes, then try again.`,
    )
  },
)

test('a refusal is shown at the field it concerns, or else at the form', () => {
  const fields = { 'wrong-credentials': 'current' } as const
  const fault = (kind: IdentityErrorKind) =>
    identityFaults(new IdentityError(kind, ''), 'change-password', fields)
  expect(fault('wrong-credentials')).toEqual({
    current: 'Wrong password. Nothing was changed.',
  })
  expect(Object.keys(fault('too-many-requests'))).toEqual(['form'])
})
