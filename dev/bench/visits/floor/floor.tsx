import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

type Reply = { readonly results: readonly { readonly rows: readonly string[][] }[] }

/** The newest rows of every table. */
type FirstReply = { readonly tables: Readonly<Record<string, unknown>> }

declare global {
  /** The reply to the request that the document has sent. */
  var reply: Promise<Response>
}

/** The least that an app of these libraries must do: list what the document has asked for. */
function Home() {
  const { data } = useQuery({
    queryKey: ['home'],
    queryFn: async () => (await (await globalThis.reply).json()) as Reply,
  })
  if (!data) return null
  const { tables } = JSON.parse(data.results.at(-1)?.rows[0]?.[0] ?? '{}') as FirstReply
  return (
    <main>
      {Object.entries(tables).map(([name, rows]) => (
        <p key={name}>{JSON.stringify(rows).length}</p>
      ))}
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)
