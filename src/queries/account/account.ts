import type { QueryClient } from '@tanstack/react-query'
import { DataError } from '~/lib/data-error.ts'
import type { Person } from '~/queries/account/person.tsx'
import { sendWrite } from '~/queries/database/send-write.ts'
import { identity } from '~/services/identity/identity.ts'

/**
 * The person's account as the screens may act on it. Calls reject with an `IdentityError`, but
 * `open`, which is the database's and rejects with a `DataError`.
 */
export const account = {
  /** Loads the sign-in service ahead of need. */
  prepare: () => identity.prepare(),
  create: (account: { name: string; email: string; password: string }) =>
    identity.createAccount(account),
  signIn: (credentials: { email: string; password: string }) => identity.signIn(credentials),
  /** Makes the row of the person who is signed in now, if it is not there; resolves to that person. */
  open: async (client: QueryClient): Promise<Person> => {
    const state = identity.current()
    if (state.status === 'signed-out') throw new DataError('signed-out', 'Nobody is signed in.')
    await sendWrite(client, state.person.uid, { kind: 'open-account' })
    return state.person
  },
  /** Resolves whether or not the address has an account. */
  sendPasswordReset: (email: string) => identity.sendPasswordReset(email),
  /** The e-mail address whose password the code may change. */
  checkResetCode: (code: string) => identity.checkResetCode(code),
  completeReset: (code: string, password: string) => identity.completeReset(code, password),
  /** Done on this device at once. */
  signOut: () => identity.signOut(),
} as const
