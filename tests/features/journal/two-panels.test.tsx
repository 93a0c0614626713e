import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import { paths } from '~/lib/paths.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { journalTable } from './journal-table.ts'
import { entry, openJournal, openJournalAt } from './open-journal.tsx'

const database = standInDatabase()
const days = ['2026-03-14', '2026-03-13', '2026-03-12'].map((day, index) =>
  entry({
    id: `7b0e5f6a-3f53-4f0c-9a39-00000000000${index}`,
    content: `Words of ${day}.`,
    mood: 2,
    day: localDay(day),
    createdAt: `${day}T12:00:00.000Z`,
    updatedAt: `${day}T12:00:00.000Z`,
  }),
)

beforeEach(() => {
  database.reset()
  signInAsAsha()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width >='),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

const row = (day: string) => screen.findByRole('link', { name: new RegExp(`Words of ${day}`) })
const opened = (day: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`${Number(day.slice(8))}`) })

test('on a wide screen a row opens its entry beside the list, which stays as it is', async () => {
  journalTable(database, days)
  const { user } = await openJournal()
  const link = await row('2026-03-13')
  await user.click(link)
  const heading = await opened('2026-03-13')
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(await row('2026-03-13')).toBe(link)
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Journal')
  await user.click(await row('2026-03-12'))
  await opened('2026-03-12')
  expect(link.getAttribute('aria-current')).toBeNull()
})

test('on a wide screen Write returns to the words that were begun', async () => {
  journalTable(database, days)
  const { user, area } = await openJournal()
  await user.type(area(), 'Half a line')
  await user.click(await row('2026-03-14'))
  await opened('2026-03-14')
  expect(screen.queryByRole('textbox', { name: 'Your reflection' })).toBeNull()
  await user.click(await row('2026-03-12'))
  await opened('2026-03-12')
  await user.click(screen.getByRole('button', { name: 'Write' }))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  expect(area().value).toBe('Half a line')
  expect(screen.queryByRole('button', { name: 'Write' })).toBeNull()
})

test('on a wide screen an entry that is deleted makes room for the sheet', async () => {
  const table = journalTable(database, days)
  const { user, area } = await openJournal()
  await user.click(await row('2026-03-13'))
  await user.click(await screen.findByRole('button', { name: /^Delete entry of/ }))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  await waitFor(() => expect(table.rows()).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText('Words of 2026-03-13.')).toBeNull())
})

test('on a wide screen what is looked for stands in the address of an entry', async () => {
  journalTable(database, days)
  const page = await openJournal(null, '?mood=2')
  const found = within(await screen.findByRole('region', { name: 'Found entries' }))
  await page.user.click(await found.findByRole('link', { name: /2026-03-12/ }))
  await opened('2026-03-12')
  expect(page.query()).toBe('?mood=2')
  expect(screen.getByRole('button', { name: 'Sad', pressed: true })).toBeDefined()
  await page.user.click(await screen.findByRole('link', { name: /^Newer/ }))
  await opened('2026-03-13')
  expect(page.query()).toBe('?mood=2')
  await page.user.click(screen.getByRole('button', { name: 'Write' }))
  await waitFor(() => expect(page.area()).toBeDefined())
  expect(page.query()).toBe('?mood=2')
})

test('on a wide screen an address opens its entry with the list beside it', async () => {
  journalTable(database, days)
  const [first] = days
  await openJournalAt(paths.journalEntry(first?.id ?? ''))
  await opened('2026-03-14')
  expect((await row('2026-03-14')).getAttribute('aria-current')).toBe('page')
})
