import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { PageServicesProps } from '~/app/page-services.tsx'
import { QuietBoundary } from '~/app/quiet-boundary.tsx'
import { RouteTable } from '~/app/routes/route-table.tsx'
import { ROUTES } from '~/app/routes/routes.ts'
import { ToastRegion } from '~/app/toast-region.tsx'
import { reloadForMissingCode } from '~/app/updates/missing-code.ts'
import { AudioProvider, loadWithPlayer } from '~/audio/audio-provider.tsx'
import { afterFirstScreen, firstScreen } from '~/lib/first-screen.ts'
import { confirmAfterFirstScreen } from '~/queries/account/confirm-sign-in.ts'
import { forgetWithSignOut, queryClient } from '~/queries/cache/query-client.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { SignedInProvider, useSignInState } from '~/queries/person.tsx'

const loadPageServices = () => import('~/app/page-services.tsx')

// No recording plays before its keys work and what is heard is kept.
loadWithPlayer(loadPageServices)

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
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInProvider>
        <AudioProvider isPlayerWanted={hasBeenSignedIn}>
          <BrowserRouter>
            <RouteTable />
            <QuietBoundary>{hasBeenSignedIn && <LaterServices rows={ROUTES} />}</QuietBoundary>
            <QuietBoundary>
              <LaterUpdates />
            </QuietBoundary>
          </BrowserRouter>
        </AudioProvider>
      </SignedInProvider>
      <QuietBoundary>
        <ToastRegion />
      </QuietBoundary>
    </QueryClientProvider>
  )
}

/**
 * The page services, loaded a while after the first page, which works without them while their code
 * does not load; it is tried again when the network is back. No `lazy`: React may keep a fallback for
 * 300 ms after the code has come.
 */
function LaterServices(props: PageServicesProps) {
  const [Services, setServices] = useState<ComponentType<PageServicesProps> | null>(null)
  useEffect(() => {
    const load = () => {
      loadPageServices().then(
        ({ PageServices }) => setServices(() => PageServices),
        () => window.addEventListener('online', load, { once: true }),
      )
    }
    void afterFirstScreen().then(load)
    return () => window.removeEventListener('online', load)
  }, [])
  return Services && <Services {...props} />
}

/** What the service worker fetches must not delay the first screen, the player and the keepers. */
const UPDATES_AFTER_MS = 3000

/** The service worker and its new versions, in a build alone: `npm run dev` has files that change. */
function LaterUpdates() {
  const [Updates, setUpdates] = useState<ComponentType | null>(null)
  useEffect(() => {
    return reloadForMissingCode()
  }, [])
  useEffect(() => {
    if (import.meta.hot || !('serviceWorker' in navigator)) return
    let timer: number | undefined
    const load = () =>
      import('~/app/updates/updates.tsx').then(
        (module) => setUpdates(() => module.Updates),
        () => {},
      )
    void firstScreen.then(() => {
      timer = window.setTimeout(load, UPDATES_AFTER_MS)
    })
    return () => window.clearTimeout(timer)
  }, [])
  return Updates && <Updates />
}
