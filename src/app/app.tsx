import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Later } from '~/app/later.tsx'
import { QuietBoundary } from '~/app/quiet-boundary.tsx'
import { RouteTable } from '~/app/routes/route-table.tsx'
import { reloadForMissingCode } from '~/app/updates/missing-code.ts'
import { AudioProvider, loadWithPlayer } from '~/audio/audio-provider.tsx'
import { confirmAfterFirstScreen } from '~/queries/account/confirm-sign-in.ts'
import { forgetWithSignOut, queryClient } from '~/queries/cache/query-client.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { SignedInProvider, uidNow, useSignInState } from '~/queries/person.tsx'

const loadPageServices = () => import('~/app/page-services.tsx').then((m) => m.PageServices)
const loadUpdates = () => import('~/app/updates/updates.tsx').then((m) => m.Updates)
const loadToaster = () => import('~/ui/feedback/toaster.tsx').then((m) => m.Toaster)

// No recording of a person plays before its keys work and what is heard is kept. The page on which
// anybody else hears one does that itself.
loadWithPlayer(async () => {
  if (uidNow() !== null) await loadPageServices()
})

/** The files of `npm run dev` change, so that no worker may keep them. */
const HAS_UPDATES = !import.meta.hot && 'serviceWorker' in navigator
/** What the service worker fetches must not delay the first screen, the player and the keepers. */
const UPDATES_AFTER_MS = 3000

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
    confirmAfterFirstScreen(queryClient)
    return forgetWithSignOut(queryClient)
  }, [])
  useEffect(() => {
    return broughtAlong.watch()
  }, [])
  useEffect(() => {
    return reloadForMissingCode()
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInProvider>
        <AudioProvider>
          <BrowserRouter>
            <RouteTable />
            <QuietBoundary>{hasBeenSignedIn && <Later load={loadPageServices} />}</QuietBoundary>
            <QuietBoundary>
              {HAS_UPDATES && <Later load={loadUpdates} restMs={UPDATES_AFTER_MS} />}
            </QuietBoundary>
          </BrowserRouter>
        </AudioProvider>
      </SignedInProvider>
      <QuietBoundary>
        <Later load={loadToaster} />
      </QuietBoundary>
    </QueryClientProvider>
  )
}
