import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { RouteTable } from '~/app/route-table.tsx'
import { ToastRegion } from '~/app/toast-region.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { queryClient } from '~/queries/query-client.ts'

/** The composition root: the audio wraps the router, so sound goes on across every navigation. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AudioProvider>
        <BrowserRouter>
          <RouteTable />
        </BrowserRouter>
      </AudioProvider>
      <ToastRegion />
    </QueryClientProvider>
  )
}
