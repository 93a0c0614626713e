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

// // Loaded after the first page. If this code does not load, the pages still work without it.
const PageServices = lazy<ComponentType<PageServicesProps>>(() =>
  firstScreen
    .then(() => import('~/app/page-services.tsx'))
    .then(
      (m) => ({ default: m.PageServices }),
      () => ({ default: () => null }),
    ),
)

/**
 * The composition root. The audio provider wraps the router, so sound continues across navigation.
 */
export function App() {
  const isSignedIn = useSignInState().status === 'signed-in'
  // The sign-in page does not need the player or the page services. Once loaded, they stay mounted
  // after a sign-out.
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
