import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Overlays } from '~/app/overlays.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import { SignedInProvider } from '~/queries/account/person.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}

/** Asha's page with the mantras open over it, as a page that was loaded just now. */
export async function openMantras(at = '/dashboard?mantras') {
  const player = createPlayer(new FakeAudio().element)
  const page = await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SignedInProvider>
          <AudioProvider player={player}>
            <MemoryRouter initialEntries={[at]}>
              <Address />
              <Overlays />
            </MemoryRouter>
          </AudioProvider>
        </SignedInProvider>
      </QueryClientProvider>,
    ),
  )
  await screen.findByRole('dialog')
  // Radix counts its layers per document, and this one sees several pages; e2e has the real pointer.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  return { user, player, unmount: page.unmount }
}

export const address = () => screen.getByLabelText('address').textContent
export const dialog = () => within(screen.getByRole('dialog'))
/** The titles of what is offered, once the chart is known. */
export const offered = async () =>
  (await dialog().findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
