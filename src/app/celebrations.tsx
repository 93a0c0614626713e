import { lazy, Suspense } from 'react'
import { PersonProvider } from '~/queries/person.tsx'
import { useSignInState } from '~/queries/use-sign-in-state.ts'

// Without the network its code may not come: it is celebrated another time.
const Celebration = lazy(() =>
  import('~/features/motivation/celebration.tsx').then(
    (m) => ({ default: m.Celebration }),
    () => ({ default: () => null }),
  ),
)

/** Stands beside the pages of a signed-in person and celebrates what they unlock. */
export function Celebrations() {
  const signIn = useSignInState()
  if (signIn.status !== 'signed-in') return null
  return (
    <PersonProvider person={signIn.person}>
      <Suspense fallback={null}>
        <Celebration />
      </Suspense>
    </PersonProvider>
  )
}
