import { useSyncExternalStore } from 'react'
import { identity } from '~/services/identity.ts'
import type { SignInState } from '~/services/sign-in-store.ts'

/** Who is signed in, known at the first render and kept true across tabs. */
export function useSignInState(): SignInState {
  return useSyncExternalStore(identity.subscribe, identity.current)
}
