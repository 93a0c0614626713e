import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import type { PlayerOptions } from '~/audio/player/player-options.ts'
import { CheckInPage } from '~/features/check-in/check-in-page.tsx'
import { SessionPage } from '~/features/session/page/session-page.tsx'
import { paths } from '~/lib/paths.ts'
import { PlayOn } from '~/listening/play-on/play-on.tsx'
import { RecordSessions } from '~/listening/session-log/record-sessions.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider, SignedInProvider } from '~/queries/person.tsx'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { person } from '~tests/support/as-person.tsx'
import { outputText } from '~tests/support/output-text.ts'

type Ways = { go: (to: string, state?: unknown) => void; back: () => void }

function Signpost({ ways }: { ways: Ways }) {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  ways.go = (to, state) => void navigate(to, { state })
  ways.back = () => void navigate(-1)
  return <output aria-label="address">{JSON.stringify({ pathname, state })}</output>
}

/** Check-in and session as Asha meets them, with the keeper around them, beginning at home. */
export function openPages(options: PlayerOptions = {}) {
  const user = userEvent.setup()
  const audio = new FakeAudio()
  const player = createPlayer(audio.element, options)
  const ways: Ways = { go: () => undefined, back: () => undefined }
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <SignedInProvider>
        <AudioProvider player={player}>
          <MemoryRouter initialEntries={[paths.dashboard()]}>
            <Signpost ways={ways} />
            <PersonProvider person={person}>
              <Suspense>
                <Routes>
                  <Route path={paths.moodCheckin()} element={<CheckInPage />} />
                  <Route path={paths.session()} element={<SessionPage />} />
                  <Route path="*" element={<h1>Elsewhere</h1>} />
                </Routes>
              </Suspense>
            </PersonProvider>
            <RecordSessions />
            <PlayOn />
          </MemoryRouter>
        </AudioProvider>
        <Toaster />
      </SignedInProvider>
    </QueryClientProvider>,
  )
  return {
    user,
    audio,
    player,
    ...view,
    go: (to: string, state?: unknown) => act(async () => ways.go(to, state)),
    back: () => act(async () => ways.back()),
    address: () => JSON.parse(outputText('address')),
    /** Lets the sound do something, and the pages take notice. */
    sound: (doing: (audio: FakeAudio) => void) => act(async () => doing(audio)),
  }
}

export type Pages = ReturnType<typeof openPages>
