import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import { DashboardPage } from '~/features/dashboard/dashboard-page.tsx'
import { outputText } from '~tests/support/output-text.ts'
// What the page asks for later is fetched here, before a test's clock runs.
import '~/features/dashboard/personal-raga.tsx'
import { prefetch } from '~/app/routes/prefetch.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { person } from '~tests/support/as-person.tsx'

type Ways = { go: (to: string) => void }

function Signpost({ ways }: { ways: Ways }) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  ways.go = (to) => void navigate(to)
  return <output aria-label="address">{JSON.stringify({ to: pathname + search, state })}</output>
}

/** Home as Asha meets it; any other page is elsewhere. */
export async function openHome(who = person) {
  const user = userEvent.setup()
  const ways: Ways = { go: () => undefined }
  const client = createQueryClient()
  // As the route does.
  prefetch.dashboard(client)
  render(
    <QueryClientProvider client={client}>
      <AudioProvider player={createPlayer(new FakeAudio().element)}>
        <MemoryRouter initialEntries={['/dashboard']}>
          <Signpost ways={ways} />
          <PersonProvider person={who}>
            <Suspense>
              <Routes>
                <Route path="/dashboard" element={<DashboardPage />} />
                <Route path="*" element={<h1>Elsewhere</h1>} />
              </Routes>
            </Suspense>
          </PersonProvider>
        </MemoryRouter>
      </AudioProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Meditation Sessions' })
  return {
    user,
    go: (to: string) => act(async () => ways.go(to)),
    address: () => JSON.parse(outputText('address')),
  }
}

/** The titles of the sessions in the list. */
export const listed = () =>
  [...screen.getByRole('list', { name: 'Meditation Sessions' }).children].map(
    (row) => row.querySelector('a span span')?.textContent,
  )
