import { isSameAddress } from '~/domain/account/account-fields.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { verificationMail } from '~/queries/account/verification-mail.ts'
import type { Person } from '~/queries/person.tsx'
import { env } from '~/services/env.ts'
import type { LinkedAddress, MailLinkKind, SignInAside } from '~/services/identity/firebase.ts'
import { identity } from '~/services/identity/identity.ts'

export type { LinkedAddress } from '~/services/identity/firebase.ts'

export type AddressLinkKind = Exclude<MailLinkKind, 'reset-password'>

/** Changing the address of an account. Calls reject with an `IdentityError`. */
export const changeEmail = {
  /**
   * Asks for the password again and sends a link to the new address, which becomes the account's
   * when it is opened. One that was never verified is corrected at once where the service allows it,
   * and the page signs in with the new one, since the service ends every older sign-in.
   */
  send: async (person: Person, password: string, email: string): Promise<'asked' | 'corrected'> => {
    const address = email.trim()
    const aside = await askPassword(person, password)
    try {
      if (person.emailVerified || !(await aside.setEmail(address))) {
        await aside.sendEmailLink(address)
        return 'asked'
      }
      verificationMail.wasSent(person.uid)
    } finally {
      await aside.end()
    }
    // If only this fails, the page is asked to sign in when its token ends.
    await identity.signIn({ email: address, password }).catch(() => undefined)
    return 'corrected'
  },
} as const

/** The links of the identity service that change an address. Calls reject with an `IdentityError`. */
export const addressLink = {
  /** What the code of a link would change. Changes nothing yet. */
  check: async (kind: AddressLinkKind, code: string): Promise<LinkedAddress> =>
    (await service()).checkMailLink(env().firebase, kind, code),
  /**
   * Does what the link is for. Where it changes the address, the service then ends every sign-in
   * with the old one, so this device is signed out at once.
   */
  finish: async (kind: AddressLinkKind, code: string, { from }: LinkedAddress): Promise<void> => {
    await (await service()).applyMailLink(env().firebase, code)
    const state = identity.current()
    if (state.status === 'signed-out') return
    const isEnded = from !== null && isSameAddress(state.person.email, from)
    if (kind !== 'verify-email' && isEnded) identity.signOut()
    // The link is used in any case; a page that cannot ask learns it later.
    else if (kind !== 'change-email') await identity.lookAgain().catch(() => undefined)
  },
} as const

function service() {
  return import('~/services/identity/firebase.ts').catch((cause: unknown) => {
    throw new IdentityError('offline', 'The sign-in service could not be loaded.', { cause })
  })
}

/** Changes the person's name on every screen at once. Rejects with an `IdentityError`. */
export function changeName(person: Person, name: string): Promise<void> {
  return identity.rename(person.uid, name.trim())
}

/**
 * Changes the password and signs this page in with the new one, since the service ends every older
 * sign-in; resolves `false` when only that sign-in failed. Rejects with an `IdentityError`, and
 * then nothing has changed.
 */
export async function changePassword(
  person: Person,
  current: string,
  next: string,
): Promise<boolean> {
  const aside = await askPassword(person, current)
  try {
    await aside.setPassword(next)
  } finally {
    await aside.end()
  }
  return identity.signIn({ email: person.email, password: next }).then(
    () => true,
    () => false,
  )
}

/**
 * Signs the person in again, separately from the page's own sign-in, for what needs a fresh one.
 * Rejects with an `IdentityError`; `wrong-credentials` is a wrong password.
 */
export async function askPassword(person: Person, password: string): Promise<SignInAside> {
  const { signInAside } = await service()
  const aside = await signInAside(env().firebase, { email: person.email, password })
  if (aside.uid === person.uid) return aside
  await aside.end()
  throw new IdentityError('session-expired', 'Somebody else is signed in by now.')
}
