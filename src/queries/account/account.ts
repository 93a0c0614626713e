import { DataError } from '~/lib/data-error.ts'
import { createdHere } from '~/queries/account/created-here.ts'
import { typedName } from '~/queries/account/typed-name.ts'
import { verificationMail } from '~/queries/account/verification-mail.ts'
import type { Person } from '~/queries/person.tsx'
import { identity } from '~/services/identity/identity.ts'

/**
 * The person's account, for the screens. Calls reject with an `IdentityError`, except `open`, which
 * writes to the database and rejects with a `DataError`.
 */
export const account = {
  /** Loads the sign-in service before it is needed. */
  prepare: () => identity.prepare(),
  create: async (account: { name: string; email: string; password: string }): Promise<void> => {
    const { name, email } = account
    await typedName.through({ name, email }, () => identity.createAccount(account))
    const state = identity.current()
    if (state.status === 'signed-in') createdHere.note(state.person.uid)
    giveTypedName()
    askForVerification()
  },
  signIn: async (credentials: { email: string; password: string }): Promise<void> => {
    await identity.signIn(credentials)
    giveTypedName()
  },
  /** Creates the row of the signed-in person if there is none; resolves to that person. */
  open: async (): Promise<Person> => {
    const state = identity.current()
    if (state.status === 'signed-out') throw new DataError('signed-out', 'Nobody is signed in.')
    // The sign-in page does without the code of all writes, which takes 33 kB.
    const { sendDirectly } = await import('~/queries/rows/store-write.ts').catch(notLoaded)
    // A sign-in needs the network, so this waits for the database.
    await sendDirectly(state.person.uid, { kind: 'open-account' })
    return state.person
  },
  /** Resolves whether or not the address has an account, so that it shows nobody which. */
  sendPasswordReset: (email: string) => identity.sendPasswordReset(email),
  /** The e-mail address whose password the code may change. */
  checkResetCode: (code: string) => identity.checkResetCode(code),
  completeReset: (code: string, password: string) => identity.completeReset(code, password),
  /** Takes effect on this device at once. */
  signOut: () => identity.signOut(),
  /** Signs out of an account that is deleted. */
  signOutDeleted: () => identity.signOut('deleted'),
} as const

function notLoaded(cause: unknown): never {
  throw new DataError('offline', 'A part of the app did not load.', { cause })
}

/** The account exists whether or not this mail goes out, and home offers to send it again. */
function askForVerification(): void {
  const state = identity.current()
  if (state.status === 'signed-in') verificationMail.send(state.person).catch(() => undefined)
}

/** Nobody waits for it; what fails is tried again at the next start or sign-in. */
function giveTypedName(): void {
  typedName.settle().catch(() => undefined)
}
