import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { OpenOverlay } from '~/app/open-overlay.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { SignedInProvider } from '~/queries/person.tsx'
import { outputText } from '~tests/support/output-text.ts'

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}

/** Asha's page with one of its overlays open, as a page that was loaded just now. */
export async function openOverlay(at: string) {
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SignedInProvider>
          <MemoryRouter initialEntries={[at]}>
            <Address />
            <OpenOverlay />
          </MemoryRouter>
        </SignedInProvider>
      </QueryClientProvider>,
    ),
  )
  await screen.findByRole('dialog')
  // Radix counts its layers per document, and this one sees several pages; e2e has the real pointer.
  return userEvent.setup({
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    writeToClipboard: true,
  })
}

export const dialog = () => within(screen.getByRole('dialog'))
export const address = () => outputText('address')
