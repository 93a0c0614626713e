import { isSameAddress } from '~/domain/account/account-fields.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import type { Person } from '~/queries/person.tsx'
import { env } from '~/services/env.ts'
import type { NewAddress, SignInAside } from '~/services/identity/firebase.ts'
import { identity } from '~/services/identity/identity.ts'

export type { NewAddress } from '~/services/identity/firebase.ts'

/** The two steps to a new address. Calls reject with an `IdentityError`. */
export const changeEmail = {
  /** Asks for the password again and sends a link to the new address. Changes nothing yet. */
  send: async (person: Person, password: string, email: string): Promise<void> => {
    const aside = await askPassword(person, password)
    try {
      await aside.sendEmailLink(email.trim())
    } finally {
      await aside.end()
    }
  },
  /** What the code of such a link would change. */
  check: async (code: string): Promise<NewAddress> =>
    (await service()).checkEmailLink(env().firebase, code),
  /**
   * Changes the address. The service then ends every sign-in with the old one, so this device is
   * signed out at once.
   */
  finish: async (code: string, { from }: NewAddress): Promise<void> => {
    await (await service()).applyEmailLink(env().firebase, code)
    const state = identity.current()
    if (state.status === 'signed-in' && isSameAddress(state.person.email, from)) identity.signOut()
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
  const { signInAside } = await import('~/services/identity/firebase.ts').catch(
    (cause: unknown) => {
      throw new IdentityError('offline', 'The sign-in service could not be loaded.', { cause })
    },
  )
  const aside = await signInAside(env().firebase, { email: person.email, password })
  if (aside.uid === person.uid) return aside
  await aside.end()
  throw new IdentityError('session-expired', 'Somebody else is signed in by now.')
}
