import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { identity } from '~/services/identity/identity.ts'
import type { Person, SignInState } from '~/services/identity/sign-in-store.ts'

export type { Person }

const PersonContext = createContext<Person | null>(null)

type PersonProviderProps = { person: Person; children: ReactNode }

/**
 * Stands around every page that needs a signed-in person. It is keyed by the person: when
 * somebody else signs in, the pages start afresh and nothing typed or chosen crosses over.
 */
export function PersonProvider({ person, children }: PersonProviderProps) {
  return (
    <PersonContext key={person.uid} value={person}>
      {children}
    </PersonContext>
  )
}

/** The person the page belongs to; the same for as long as the page stands. */
export function usePerson(): Person {
  const person = use(PersonContext)
  if (!person) throw new Error('usePerson was called outside the pages of a signed-in person')
  return person
}

/** Who is signed in, known at the first render and kept true across tabs. */
export function useSignInState(): SignInState {
  return useSyncExternalStore(identity.subscribe, identity.current)
}
