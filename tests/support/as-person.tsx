import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { vi } from 'vitest'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { type Person, PersonProvider } from '~/queries/person.tsx'
import { asha, fromAnotherTab, keep } from '~tests/services/fake-firebase.ts'

export const person: Person = {
  uid: asha.uid,
  email: asha.email,
  emailVerified: true,
  name: asha.name,
}

/** The settings that every page needs, and Asha signed in with a valid token. */
export function signInAsAsha(): void {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
  fromAnotherTab(() => keep(asha))
}

/** Runs a hook on a page with Asha signed in. */
export function hookOfAsha<Result>(hook: () => Result, client = createQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <PersonProvider person={person}>
        <Suspense>{children}</Suspense>
      </PersonProvider>
    </QueryClientProvider>
  )
  return { client, ...renderHook(hook, { wrapper }) }
}
