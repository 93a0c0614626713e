import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect } from 'vitest'
import { OpenOverlay } from '~/app/open-overlay.tsx'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { outputText } from '~tests/support/output-text.ts'

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}

/** Asha's page with the mantras open over it, as a page that was loaded just now. */
export async function openMantras(at = '/dashboard?mantras') {
  const client = createQueryClient()
  const player = createPlayer(new FakeAudio().element)
  const page = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <SignedInProvider>
          <AudioProvider player={player}>
            <MemoryRouter initialEntries={[at]}>
              <Address />
              <OpenOverlay />
            </MemoryRouter>
          </AudioProvider>
        </SignedInProvider>
      </QueryClientProvider>,
    ),
  )
  await screen.findByRole('dialog')
  // Radix counts its layers per document, and this one sees several pages; e2e has the real pointer.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  /** Resolves once everything done on the page is kept on the device. */
  const settled = () => waitFor(() => expect(client.isMutating()).toBe(0))
  return { user, player, settled, unmount: page.unmount }
}

export const address = () => outputText('address')
export const dialog = () => within(screen.getByRole('dialog'))
/** The titles of what is offered, once the chart is known. */
export const offered = async () =>
  (await dialog().findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
