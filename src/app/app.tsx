import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { AttendantsProps } from '~/app/attendants.tsx'
import { RouteTable } from '~/app/route-table.tsx'
import { ROUTES } from '~/app/routes.ts'
import { ToastRegion } from '~/app/toast-region.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { firstScreen } from '~/lib/first-screen.ts'
import { confirmAfterFirstAnswer, forgetWithSignOut, queryClient } from '~/queries/query-client.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'

// They wait for the first page, and the pages stand all the same when their code does not come.
const Attendants = lazy<ComponentType<AttendantsProps>>(() =>
  firstScreen
    .then(() => import('~/app/attendants.tsx'))
    .then(
      (m) => ({ default: m.Attendants }),
      () => ({ default: () => null }),
    ),
)

/** The composition root: the audio wraps the router, so sound goes on across every navigation. */
export function App() {
  const isSignedIn = useSignInState().status === 'signed-in'
  // Nobody who only signs in needs the player or the attendants; once there, they outlive a sign-out.
  const [hasBeenSignedIn, setHasBeenSignedIn] = useState(isSignedIn)
  if (isSignedIn && !hasBeenSignedIn) setHasBeenSignedIn(true)
  useEffect(() => {
    confirmAfterFirstAnswer(queryClient)
    return forgetWithSignOut(queryClient)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <AudioProvider isPlayerWanted={hasBeenSignedIn}>
        <BrowserRouter>
          <RouteTable />
          <Suspense fallback={null}>{hasBeenSignedIn && <Attendants rows={ROUTES} />}</Suspense>
        </BrowserRouter>
      </AudioProvider>
      <ToastRegion />
    </QueryClientProvider>
  )
}
