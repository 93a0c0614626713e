import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { RouteTable } from '~/app/route-table.tsx'
import { ToastRegion } from '~/app/toast-region.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { confirmAfterFirstAnswer, forgetWithSignOut, queryClient } from '~/queries/query-client.ts'

const ICONS = [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }]

/** The composition root: the audio wraps the router, so sound goes on across every navigation. */
export function App() {
  useEffect(() => {
    confirmAfterFirstAnswer(queryClient)
    return forgetWithSignOut(queryClient)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <AudioProvider icons={ICONS}>
        <BrowserRouter>
          <RouteTable />
        </BrowserRouter>
      </AudioProvider>
      <ToastRegion />
    </QueryClientProvider>
  )
}
