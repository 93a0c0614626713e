import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { identity } from '~/services/identity/identity.ts'
import type { Person, SignInState } from '~/services/identity/sign-in-store.ts'

export type { Person }

const PersonContext = createContext<Person | null>(null)

type PersonProviderProps = { person: Person | null; children: ReactNode }

/** Gives the components below it the signed-in person, or null. */
export function PersonProvider({ person, children }: PersonProviderProps) {
  return <PersonContext value={person}>{children}</PersonContext>
}

/**
 * Used once, above pages, overlays and player. What belongs to one person is keyed by their uid
 * where it is drawn, so that nothing typed or chosen passes to the next person.
 */
export function SignedInProvider({ children }: { children: ReactNode }) {
  const signIn = useSignInState()
  const person = signIn.status === 'signed-in' ? signIn.person : null
  const uid = person?.uid
  useEffect(() => {
    if (uid !== undefined) ownSettings.belongTo(uid)
  }, [uid])
  return <PersonProvider person={person}>{children}</PersonProvider>
}

/** The signed-in person, or null, for components that are also shown when nobody is signed in. */
export function usePersonOrNull(): Person | null {
  return use(PersonContext)
}

/** The person the page belongs to; the same for as long as the page is open. */
export function usePerson(): Person {
  const person = use(PersonContext)
  if (!person) throw new Error('usePerson was called outside the pages of a signed-in person')
  return person
}

/** The uid of the signed-in person, `null` when nobody is. */
export function uidNow(): string | null {
  const state = identity.current()
  return state.status === 'signed-in' ? state.person.uid : null
}

/** Who is signed in, known at the first render and kept up to date across tabs. */
export function useSignInState(): SignInState {
  return useSyncExternalStore(identity.subscribe, identity.current)
}
