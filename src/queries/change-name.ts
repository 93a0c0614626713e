import type { Person } from '~/queries/person.tsx'
import { identity } from '~/services/identity.ts'

/** Gives the person another name; every screen has it at once. Rejects with an `IdentityError`. */
export function changeName(person: Person, name: string): Promise<void> {
  return identity.rename(person.uid, name.trim())
}
