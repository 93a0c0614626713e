import { askPassword } from '~/queries/ask-password.ts'
import type { Person } from '~/queries/person.tsx'
import { identity } from '~/services/identity.ts'

/**
 * Changes the password of the person, and signs this page in by the new one, since the service ends
 * every sign-in of before. Resolves `false` when that failed: the password is changed all the same.
 * Rejects with an `IdentityError`, and then it is as it was.
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
