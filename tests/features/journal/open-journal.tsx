import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { Entry } from '~/data/journal-entries.ts'
import { keptRows } from '~/device/kept-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { JournalPage } from '~/features/journal/journal-page.tsx'
import { LateJournalNews } from '~/features/journal/late-journal-news.tsx'
import { paths } from '~/lib/paths.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { person } from '~tests/support/as-person.tsx'

/** The journal as Asha opens it, with what the page before handed over. */
export async function openJournal(state: unknown = null, search = '') {
  const page = await openJournalAt({ pathname: paths.journal(), search, state })
  await screen.findByRole('textbox', { name: 'Your reflection' })
  return page
}

/** A page of the journal as Asha opens it by its address. */
export async function openJournalAt(address: string | (Partial<Location> & { state?: unknown })) {
  const user = userEvent.setup()
  await keptRows.change(person.uid, async (store) => store.clear())
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonProvider person={person}>
        <MemoryRouter initialEntries={[address]}>
          <Suspense>
            <Routes>
              <Route path={paths.journal()} element={<JournalPage />} />
              <Route path="/journal/:id" element={<JournalPage />} />
              <Route path={paths.dashboard()} element={<h1>Home</h1>} />
            </Routes>
          </Suspense>
          <Address />
        </MemoryRouter>
        <LateJournalNews />
      </PersonProvider>
      <Toaster />
    </QueryClientProvider>,
  )
  return { user, ...sheet, query: () => query }
}

/** Opens the newest entry from its row. */
export async function openNewest(user: ReturnType<typeof userEvent.setup>) {
  const [row] = await screen.findAllByRole('link', { name: /(Happy|Sad|Neutral)$/ })
  await user.click(row as HTMLElement)
  await screen.findByRole('button', { name: /^Edit entry of/ })
}

/** Back from an opened entry. */
export async function backToList(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('link', { name: 'Journal' }))
  await screen.findByRole('textbox', { name: 'Your reflection' })
}

let query = ''

/** Tells the tests the query of the address. */
function Address() {
  query = useLocation().search
  return null
}

/** The parts of the page one writes with. */
const sheet = {
  area: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reflection' }),
  mood: (word: string) =>
    screen.getByRole<HTMLInputElement>('radio', {
      name: new RegExp(`^\\p{Emoji}\\s*${word}$`, 'u'),
    }),
  save: () => screen.getByRole('button', { name: 'Save' }),
}

/** An entry, with whatever the test is about. */
export function entry(changes: Partial<Entry> = {}): Entry {
  return {
    id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
    content: 'Rain on the tin roof.',
    mood: 4,
    day: localDay('2026-03-14'),
    minute: 720,
    createdAt: '2026-03-14T12:00:00.000Z',
    updatedAt: '2026-03-15T09:30:00.000Z',
    ...changes,
  }
}
