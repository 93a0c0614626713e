import { IdentityError } from '~/lib/identity-error.ts'
import type { Person } from '~/queries/person.tsx'
import { env } from '~/services/env.ts'
import type { SignInAside } from '~/services/firebase.ts'

/**
 * Signs the person in once more, beside the page's own sign-in, for what needs a fresh one.
 * Rejects with an `IdentityError`; `wrong-credentials` is a wrong password.
 */
export async function askPassword(person: Person, password: string): Promise<SignInAside> {
  const { signInAside } = await import('~/services/firebase.ts').catch((cause: unknown) => {
    throw new IdentityError('offline', 'The sign-in service could not be loaded.', { cause })
  })
  const aside = await signInAside(env().firebase, { email: person.email, password })
  if (aside.uid === person.uid) return aside
  await aside.end()
  throw new IdentityError('session-expired', 'Somebody else is signed in by now.')
}
