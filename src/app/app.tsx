import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { AttendantsProps } from '~/app/attendants.tsx'
import { RouteTable } from '~/app/route-table.tsx'
import { ROUTES } from '~/app/routes.ts'
import { ToastRegion } from '~/app/toast-region.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { firstScreen } from '~/lib/first-screen.ts'
import { confirmAfterFirstAnswer, forgetWithSignOut, queryClient } from '~/queries/query-client.ts'

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
  useEffect(() => {
    confirmAfterFirstAnswer(queryClient)
    return forgetWithSignOut(queryClient)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <AudioProvider>
        <BrowserRouter>
          <RouteTable />
          <Suspense fallback={null}>
            <Attendants rows={ROUTES} />
          </Suspense>
        </BrowserRouter>
      </AudioProvider>
      <ToastRegion />
    </QueryClientProvider>
  )
}
