import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import { AudioPage } from '~/features/library/audio-page.tsx'
import { afterFrame } from '~/lib/shell/after-frame.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { person } from '~tests/support/as-person.tsx'
import { outputText } from '~tests/support/output-text.ts'

type Ways = { go: (to: string) => void }

function Signpost({ ways }: { ways: Ways }) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  ways.go = (to) => void navigate(to)
  return <output aria-label="address">{JSON.stringify({ to: pathname + search, state })}</output>
}

/** The audio pages as Asha meets them; any other page is elsewhere. */
export function openLibrary(path = '/audio', audio = new FakeAudio(), beside?: ReactNode) {
  const user = userEvent.setup()
  const player = createPlayer(audio.element)
  const ways: Ways = { go: () => undefined }
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <AudioProvider player={player}>
        <MemoryRouter initialEntries={[path]}>
          <Signpost ways={ways} />
          <PersonProvider person={person}>
            <Suspense>
              <Routes>
                <Route path="/audio" element={<AudioPage />} />
                <Route path="/audio/:id" element={<AudioPage />} />
                <Route path="*" element={<h1>Elsewhere</h1>} />
              </Routes>
            </Suspense>
          </PersonProvider>
          {beside}
        </MemoryRouter>
      </AudioProvider>
      <Toaster />
    </QueryClientProvider>,
  )
  return {
    user,
    audio,
    player,
    ...view,
    go: (to: string) => act(async () => ways.go(to)),
    address: () => JSON.parse(outputText('address')),
    /** Lets the sound do something, and the page take notice. */
    sound: (doing: (audio: FakeAudio) => void) => act(async () => doing(audio)),
  }
}

/** The player of the session the page is about, when its frame is drawn and its recording waits. */
export async function thisSession() {
  const region = await screen.findByRole('region', { name: 'This session' })
  await act(() => new Promise<void>((resolve) => void afterFrame(resolve)))
  return within(region)
}

/** What the toasts say; what screen readers hear of them stands elsewhere. */
export const toasts = () =>
  within(screen.getByRole('region', { name: /^Notification/ }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
