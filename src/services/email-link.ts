import { deleteApp } from 'firebase/app'
import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  inMemoryPersistence,
} from 'firebase/auth'
import { IdentityError } from '~/lib/identity-error.ts'
import type { FirebaseSettings } from '~/services/env.ts'
import { authOf } from '~/services/firebase.ts'
import { identityErrorOf } from '~/services/firebase-error.ts'

/** The address an account has, and the one it is to have. */
export type NewAddress = { readonly from: string; readonly to: string }

/**
 * What the code of a link to a new address would change; asking changes nothing.
 * Rejects with an `IdentityError`; `invalid-code` also when the code is good for something else.
 */
export function checkEmailLink(settings: FirebaseSettings, code: string): Promise<NewAddress> {
  return aside(settings, async (auth) => {
    const { operation, data } = await checkActionCode(auth, code)
    if (
      operation !== ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL ||
      !data.email ||
      !data.previousEmail
    ) {
      throw new IdentityError('invalid-code', 'This code changes no address.')
    }
    return { from: data.previousEmail, to: data.email }
  })
}

/** Makes the new address the account's; the code is spent. Rejects with an `IdentityError`. */
export function applyEmailLink(settings: FirebaseSettings, code: string): Promise<void> {
  return aside(settings, (auth) => applyActionCode(auth, code))
}

async function aside<T>(settings: FirebaseSettings, work: (auth: Auth) => Promise<T>): Promise<T> {
  const auth = authOf(settings, inMemoryPersistence, crypto.randomUUID())
  try {
    return await work(auth)
  } catch (cause) {
    throw identityErrorOf(cause)
  } finally {
    await deleteApp(auth.app)
  }
}
