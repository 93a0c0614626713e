import { isSameAddress } from '~/domain/email-address.ts'
import { IdentityError } from '~/lib/identity-error.ts'
import { askPassword } from '~/queries/ask-password.ts'
import type { Person } from '~/queries/person.tsx'
import { env } from '~/services/env.ts'
import type { NewAddress } from '~/services/firebase.ts'
import { identity } from '~/services/identity.ts'

export type { NewAddress } from '~/services/firebase.ts'

/** The two halves of a new address. Calls reject with an `IdentityError`. */
export const changeEmail = {
  /** Asks for the password once more and sends a link to the new address. Nothing is changed by it. */
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
   * Changes the address. The service ends every sign-in by the old one, so that of this device ends
   * at once.
   */
  finish: async (code: string, { from }: NewAddress): Promise<void> => {
    await (await service()).applyEmailLink(env().firebase, code)
    const state = identity.current()
    if (state.status === 'signed-in' && isSameAddress(state.person.email, from)) identity.signOut()
  },
} as const

function service() {
  return import('~/services/firebase.ts').catch((cause: unknown) => {
    throw new IdentityError('offline', 'The sign-in service could not be loaded.', { cause })
  })
}
