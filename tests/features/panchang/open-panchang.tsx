import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { PanchangPage } from '~/features/panchang/panchang-page.tsx'
import { outputText } from '~tests/support/output-text.ts'
// What the page asks for later is fetched here, before a test waits for it.
import '~/jyotish/almanac/civil-almanac.ts'
import '~/jyotish/almanac/panchang.ts'
import '~/queries/almanac/ask-almanac.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { person } from '~tests/support/as-person.tsx'

function Address() {
  const { search } = useLocation()
  return <output aria-label="address">{search}</output>
}

/** The panchang as Asha opens it, with an empty page's memory. */
export function openPanchang(search = '') {
  // Two long lists of options make that check slow.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonProvider person={person}>
        <MemoryRouter initialEntries={[`/panchang${search}`]}>
          <Address />
          <main id="main" tabIndex={-1}>
            <PanchangPage />
          </main>
        </MemoryRouter>
      </PersonProvider>
    </QueryClientProvider>,
  )
  return { user, unmount }
}

export const address = () => outputText('address')
/** Waits for the day of this name, with what is said of it. */
export async function shownDay(name: RegExp): Promise<void> {
  await screen.findByRole('heading', { level: 2, name })
  await screen.findAllByRole('term')
}

/** What is said of a limb or a fact: everything in its description. */
export function said(term: string): string {
  const found = screen.getAllByRole('term').find(({ textContent }) => textContent === term)
  return found?.nextElementSibling?.textContent ?? ''
}

export const placeField = () => screen.findByRole('combobox', { name: 'Town or city' })
