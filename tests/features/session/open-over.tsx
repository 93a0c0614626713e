import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { OpenOverlay } from '~/app/open-overlay.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import type { PlayerOptions } from '~/audio/player/player-options.ts'
import { MiniPlayer } from '~/listening/mini-player/mini-player.tsx'
import { ResumeKeeper } from '~/listening/resume/resume-keeper.tsx'
import { RecordSessions } from '~/listening/session-log/record-sessions.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { outputText } from '~tests/support/output-text.ts'

type Ways = { back: () => void }

function Address({ ways }: { ways: Ways }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  ways.back = () => void navigate(-1)
  return <output aria-label="address">{pathname + search}</output>
}

function Home() {
  const overlayLink = useOverlayLink()
  return (
    <main>
      <h1>Home</h1>
      <Link {...overlayLink('?zen')}>Zen Mode</Link>
      <Link {...overlayLink('?sit')}>Sit</Link>
      <Suspense>
        <MiniPlayer />
      </Suspense>
    </main>
  )
}

/** Home as Asha meets it, after another page, with what opens over it. */
export function openOver(search = '', options: PlayerOptions = {}) {
  const user = userEvent.setup()
  const audio = new FakeAudio()
  const player = createPlayer(audio.element, options)
  const ways: Ways = { back: () => undefined }
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <SignedInProvider>
        <AudioProvider player={player}>
          <MemoryRouter initialEntries={['/before', `/dashboard${search}`]} initialIndex={1}>
            <Address ways={ways} />
            <Suspense>
              <Routes>
                <Route path="/dashboard" element={<Home />} />
                <Route path="*" element={<h1>Elsewhere</h1>} />
              </Routes>
              <OpenOverlay />
            </Suspense>
            <RecordSessions />
            <ResumeKeeper />
          </MemoryRouter>
        </AudioProvider>
        <Toaster />
      </SignedInProvider>
    </QueryClientProvider>,
  )
  return {
    ...view,
    user,
    audio,
    player,
    address: () => outputText('address'),
    back: () => act(async () => ways.back()),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** Lets something happen, and the pages take notice. */
    happen: (doing: () => void) => act(async () => doing()),
  }
}
