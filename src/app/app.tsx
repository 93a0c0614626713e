import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { PageServicesProps } from '~/app/page-services.tsx'
import { RouteTable } from '~/app/routes/route-table.tsx'
import { ROUTES } from '~/app/routes/routes.ts'
import { ToastRegion } from '~/app/toast-region.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { firstScreen } from '~/lib/first-screen.ts'
import { SignedInProvider, useSignInState } from '~/queries/account/person.tsx'
import {
  confirmAfterFirstAnswer,
  forgetWithSignOut,
  queryClient,
} from '~/queries/cache/query-client.ts'

// They wait for the first page, and the pages stand all the same when their code does not come.
const PageServices = lazy<ComponentType<PageServicesProps>>(() =>
  firstScreen
    .then(() => import('~/app/page-services.tsx'))
    .then(
      (m) => ({ default: m.PageServices }),
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
      <SignedInProvider>
        <AudioProvider isPlayerWanted={hasBeenSignedIn}>
          <BrowserRouter>
            <RouteTable />
            <Suspense fallback={null}>{hasBeenSignedIn && <PageServices rows={ROUTES} />}</Suspense>
          </BrowserRouter>
        </AudioProvider>
      </SignedInProvider>
      <ToastRegion />
    </QueryClientProvider>
  )
}
