import { IdentityError, type IdentityErrorKind, identityErrorKind } from '~/lib/identity-error.ts'

/** A sentence, or one made from the sentence of the identity service. */
type Words = string | ((ofService: string) => string)

/** Kinds that are left out have the words of `unexpected`. */
type TaskWords = Readonly<Partial<Record<IdentityErrorKind, Words>>> & {
  readonly unexpected: Words
}

/** What happened, what is safe, what to do next. */
function sentences(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

function offline(safe: string): string {
  return sentences(
    'The sign-in service cannot be reached.',
    safe,
    'Check your connection, then try again.',
  )
}

function paused(safe: string): string {
  return sentences(
    'There were too many attempts, so this is paused to keep the account safe.',
    safe,
    'Wait a few minutes, then try again.',
  )
}

/** For a change of the account of somebody who is signed in. */
function ofChange(safe: string): TaskWords {
  return {
    offline: offline(safe),
    'too-many-requests': paused(safe),
    unexpected: `That did not work. ${safe} Sign out and in again, then try once more.`,
  }
}

const UNKNOWN = 'Something went wrong. Please try again.'
const EASY = 'This password is too easy to guess. A few words together are better.'
const SAME_NAME = 'Your name may be as it was, and what you typed is still here.'
const SAME_EMAIL = 'Your address is as it was.'
const FRESH = `This needs a fresh sign-in. ${SAME_EMAIL} Sign out and in again, then repeat it.`
const OTHER_CODE =
  'The link and the code in it do not belong together, so nothing has changed. Open it once more from the email.'
const OUR_HELP = 'If your account is not yours any more, write to the people who run this site.'

const SIGNED_OUT = {
  disabled:
    'This account has been disabled. What you recorded is kept. Write to the people who run this site.',
  'session-expired':
    'Your sign-in has ended. What you wrote stays on this device. Sign in again to go on.',
} as const

const SIGN_IN: Readonly<Record<IdentityErrorKind, Words>> = {
  ...SIGNED_OUT,
  'email-in-use':
    'There is an account with this email already. Sign in instead, or reset its password.',
  'wrong-credentials':
    'The email or the password is not right. Check both and try again, or reset the password.',
  'weak-password': (ofService) => ofService || EASY,
  'invalid-email': 'This is not an email address. It looks like name@example.com.',
  'too-many-requests': paused(''),
  offline: offline('What you typed is still here.'),
  'expired-code': 'This link has expired. Your password is unchanged. Ask for a new email below.',
  'invalid-code': 'This link is not complete or was used before. Ask for a new email below.',
  'other-code':
    'This link is not for a new password, so nothing has changed. Ask for a new email below.',
  'requires-recent-login': 'This needs a fresh sign-in. Sign in again, then repeat it.',
  unexpected: (ofService) => ofService || UNKNOWN,
}

/** The words of each task, for each kind of refusal. */
const WORDS = {
  /** Signing in, creating an account, or setting a new password by a link. */
  'sign-in': SIGN_IN,
  /** Using the link sent to a new address. */
  'use-email-link': {
    ...SIGN_IN,
    offline: offline('Your address may be as it was.'),
    'expired-code': 'It has expired, and your address is as it was.',
    'invalid-code':
      'It is not complete or was used before. If you have used it, sign in with the new address. If not, your address is as it was.',
    'other-code': OTHER_CODE,
    'email-in-use':
      'There is an account with the new address already. Yours is as it was: sign in with the address you have.',
  },
  /** Using the link that shows whose an address is. */
  'use-verify-link': {
    ...SIGN_IN,
    offline: offline(''),
    'expired-code': 'It has expired. Your account works as before.',
    'invalid-code':
      'It is not complete or was used before. If you have used it, your email is confirmed and there is nothing left to do. If not, your account works as before.',
    'other-code': OTHER_CODE,
  },
  /** Using the link that takes an account back to its old address. */
  'use-recover-link': {
    ...SIGN_IN,
    offline: offline('Your address may be as it was.'),
    'expired-code': `It has expired. ${OUR_HELP}`,
    'invalid-code': `It is not complete or was used before. If you have used it, sign in with your old address. ${OUR_HELP}`,
    'other-code': OTHER_CODE,
    'email-in-use': `There is another account with your old address by now. ${OUR_HELP}`,
  },
  /** Asking for a link that shows whose an address is. */
  'send-verification': {
    'too-many-requests': 'Many links went out already. Wait a few minutes, then try again.',
    offline: offline(''),
    'session-expired': SIGNED_OUT['session-expired'],
    disabled: SIGNED_OUT.disabled,
    unexpected: 'The link could not be sent. Your account works as before. Try again later.',
  },
  'change-name': ofChange(SAME_NAME),
  /** Asking for the link to a new address. */
  'change-email': {
    ...ofChange(SAME_EMAIL),
    'wrong-credentials': `This is not your password. ${SAME_EMAIL}`,
    'email-in-use': `There is an account with this address already. ${SAME_EMAIL}`,
    'invalid-email': `No e-mail can be sent to this address. It looks like name@example.com. ${SAME_EMAIL}`,
    'requires-recent-login': FRESH,
    'session-expired': FRESH,
  },
  'change-password': {
    ...ofChange('Your password may be as it was.'),
    'wrong-credentials': 'Wrong password. Nothing was changed.',
    'weak-password': (ofService) => ofService || EASY,
  },
  /** Asking for the password before the account is deleted: nothing is deleted yet. */
  'begin-deletion': {
    'wrong-credentials': 'This is not your password. Nothing has been deleted.',
    'too-many-requests': paused(''),
    offline: offline(''),
    unexpected: 'Your password could not be checked. Sign out and in again, then try once more.',
  },
  /** Deleting the sign-in, after the rows. */
  'delete-sign-in': {
    offline:
      'All you recorded is gone. The sign-in service cannot be reached, so your address and password still stand. Check your connection, then try again.',
    unexpected: 'All you recorded is gone. Your address and password still stand. Try again.',
  },
} as const satisfies Readonly<Record<string, TaskWords>>

/** What the person was doing when the identity service refused. */
export type IdentityTask = keyof typeof WORDS

/** The one place with the words for identity errors: what happened, what is safe, what to do. */
export function identityWords(error: unknown, task: IdentityTask): string {
  const ofTask: TaskWords = WORDS[task]
  const words = ofTask[identityErrorKind(error)] ?? ofTask.unexpected
  if (typeof words === 'string') return words
  return words(error instanceof IdentityError ? error.message : '')
}

/** Why the service ended a sign-in. */
export function signedOutWords(because: 'disabled' | 'session-expired'): string {
  return SIGNED_OUT[because]
}

/** The fields of a form that some kinds of refusal concern. */
type FieldsAtFault<Field extends string> = Readonly<Partial<Record<IdentityErrorKind, Field>>>

/** The words of a refusal, by the field it concerns or else by `form`. */
export function identityFaults<Field extends string>(
  error: unknown,
  task: IdentityTask,
  fields: FieldsAtFault<Field>,
): Readonly<Partial<Record<Field | 'form', string>>> {
  const at = fields[identityErrorKind(error)] ?? 'form'
  const faults: Partial<Record<Field | 'form', string>> = {}
  faults[at] = identityWords(error, task)
  return faults
}
