import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { RouteTable } from '~/app/route-table.tsx'
import { SilenceOnSignOut } from '~/app/silence-on-sign-out.tsx'
import { ToastRegion } from '~/app/toast-region.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { SessionKeeper } from '~/features/session/session-keeper.tsx'
import { confirmAfterFirstAnswer, forgetWithSignOut, queryClient } from '~/queries/query-client.ts'

/** The composition root: the audio wraps the router, so sound goes on across every navigation. */
export function App() {
  useEffect(() => {
    confirmAfterFirstAnswer(queryClient)
    return forgetWithSignOut(queryClient)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <AudioProvider>
        <SilenceOnSignOut />
        <BrowserRouter>
          <SessionKeeper>
            <RouteTable />
          </SessionKeeper>
        </BrowserRouter>
      </AudioProvider>
      <ToastRegion />
    </QueryClientProvider>
  )
}
