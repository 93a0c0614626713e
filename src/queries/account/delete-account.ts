import { IdentityError } from '~/lib/identity-error.ts'
import { askPassword } from '~/queries/account/change-account.ts'
import { leaveNothing } from '~/queries/account/leave-device.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import type { Person } from '~/queries/person.tsx'

/** The steps of deleting the account, in their order. Each is harmless to repeat. */
export type Leaving = {
  /** Deletes every row of the person. Rejects with a `DataError`. */
  deleteData(): Promise<void>
  /** Deletes the sign-in. Rejects with an `IdentityError`. */
  deleteSignIn(): Promise<void>
  /** Clears what this device keeps for the person; `false` when it cannot be reached. */
  clearDevice(): Promise<boolean>
}

/**
 * Asks for the password again and returns the steps; nothing has been deleted yet. Rejects with an
 * `IdentityError`.
 */
export async function beginLeaving(person: Person, password: string): Promise<Leaving> {
  const { deleteMyData } = await import('~/data/my-data/my-data.ts').catch((cause: unknown) => {
    throw new IdentityError('offline', 'The code of leaving did not load.', { cause })
  })
  const aside = await askPassword(person, password)
  return {
    deleteData: () => deleteMyData(databaseOf(person.uid)),
    deleteSignIn: async () => {
      await aside.deleteAccount()
      await aside.end()
    },
    clearDevice: () =>
      leaveNothing(person.uid).then(
        () => true,
        () => false,
      ),
  }
}
