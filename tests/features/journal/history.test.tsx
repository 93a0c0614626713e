import '~tests/support/window/fake-device.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Entry } from '~/data/journal-entries.ts'
import { dayInFull } from '~/domain/day/day-words.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { EntriesToCome } from '~/features/journal/entry-months.tsx'
import { paths } from '~/lib/paths.ts'
import { today } from '~/queries/practice/use-today.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { pressable } from '~tests/support/pressable.ts'
import { journalTable } from './journal-table.ts'
import { entry, openJournal, openJournalAt } from './open-journal.tsx'

const database = standInDatabase()
const LAST = localDay('2026-03-14')

/** An entry a number of days before the last one. */
function back(days: number, changes: Partial<Entry> = {}): Entry {
  const day = addDays(LAST, -days)
  const at = `${day}T12:00:00.000Z`
  const id = `7b0e5f6a-3f53-4f0c-9a39-${String(days).padStart(12, '0')}`
  return entry({ id, content: `Words of ${day}.`, day, createdAt: at, updatedAt: at, ...changes })
}

/** One entry a day, the newest on 14 March. */
const days = (count: number) => Array.from({ length: count }, (_, index) => back(index))

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

const month = (name: RegExp) => screen.findByRole('region', { name })
const named = (day: string) => new RegExp(dayInFull(localDay(day), today()))
const heading = (day: string) => screen.findByRole('heading', { level: 1, name: named(day) })
const row = (day: string) => screen.findByRole('link', { name: new RegExp(`Words of ${day}`) })
const rowsOf = async (list: HTMLElement) =>
  (await within(list).findAllByRole('listitem')).map(
    (item) => /Words of (\S+)\./.exec(item.textContent ?? '')?.[1],
  )

describe('the entries', () => {
  test('stand by months, newest first, each once, with their count', async () => {
    journalTable(database, days(45))
    await openJournal()
    const march = await month(/^March 2026 14 entries$/)
    await within(march).findByText(/2026-03-01/)
    expect(await rowsOf(march)).toEqual(days(14).map(({ day }) => day))
    expect(await rowsOf(await month(/^February 2026 28 entries$/))).toHaveLength(28)
    expect(screen.getAllByText(/^Words of/)).toHaveLength(42)
  })

  test('are thirty rows or a little more at first, and others when they are asked for', async () => {
    journalTable(database, days(80))
    const { user } = await openJournal()
    await month(/^February 2026/)
    expect(screen.queryByRole('region', { name: /^January 2026/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'January and earlier' }))
    expect(await rowsOf(await month(/^January 2026 31 entries$/))).toHaveLength(31)
    expect(document.activeElement?.textContent).toMatch(/^January 2026/)
    expect(screen.queryByRole('region', { name: /2025/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'December 2025 and earlier' }))
    await month(/^December 2025/)
    expect(screen.queryByRole('button', { name: /and earlier$/ })).toBeNull()
  })

  test('are not asked for where the newest are all there are', async () => {
    journalTable(database, days(9))
    await openJournal()
    expect(await rowsOf(await month(/^March 2026 9 entries$/))).toHaveLength(9)
    expect(database.requests).toHaveLength(1)
  })

  test('show the day, two lines, the time and the mood in words', async () => {
    const old = back(60, { content: 'One\n\ntwo   three', mood: 1, minute: 445 })
    journalTable(database, [...days(10), old])
    await openJournal()
    const link = await screen.findByRole('link', { name: /One two three/ })
    expect(link.textContent).toMatch(/^13 Tue One two three 0?7:25( AM)? · Very Sad$/)
  })

  test('that are to come are counted, and only that they come is said aloud', async () => {
    render(<EntriesToCome count={1200} />)
    expect(screen.getByText(/still to come/).parentElement?.textContent).toBe(
      'Bringing your older entries: 1,200 still to come',
    )
    expect(screen.getByRole('status').textContent).toBe('Bringing your older entries')
  })
})

describe('an entry', () => {
  test('opens whole from its row, and the way back has its row in focus', async () => {
    const text = `${'long '.repeat(100)}end`
    journalTable(database, [...days(80), back(90, { content: text })])
    const { user } = await openJournal()
    await user.click(await screen.findByRole('button', { name: 'January and earlier' }))
    const link = await row('2026-01-20')
    await user.click(link)
    await heading('2026-01-20')
    expect(screen.getByText('Words of 2026-01-20.')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Journal' }))
    await waitFor(async () => expect(document.activeElement).toBe(await row('2026-01-20')))
  })

  test('leads to the older and the newer one, across months, and back to the list', async () => {
    journalTable(database, days(50))
    const { user } = await openJournal()
    await user.click(await row('2026-03-02'))
    await user.click(await screen.findByRole('link', { name: named('2026-03-01') }))
    await user.click(await screen.findByRole('link', { name: named('2026-02-28') }))
    const opened = await heading('2026-02-28')
    await waitFor(() => expect(document.activeElement).toBe(opened))
    await user.click(await screen.findByRole('link', { name: named('2026-03-01') }))
    await heading('2026-03-01')
    await user.click(screen.getByRole('link', { name: 'Journal' }))
    await waitFor(async () => expect(document.activeElement).toBe(await row('2026-03-02')))
  })

  test('at the ends has a neighbour on one side alone', async () => {
    journalTable(database, days(2))
    await openJournalAt(paths.journalEntry(back(0).id))
    await screen.findByRole('link', { name: /^‹ Older/ })
    expect(screen.queryByRole('link', { name: /Newer/ })).toBeNull()
  })

  test('is changed in the dialog of the list', async () => {
    const table = journalTable(database, days(2))
    const { user } = await openJournalAt(paths.journalEntry(back(1).id))
    await user.click(await screen.findByRole('button', { name: /^Edit entry of Friday/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry' }))
    await user.type(dialog.getByRole('textbox', { name: 'Your reflection' }), ' More.')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Words of 2026-03-13. More.')).toBeDefined()
    expect(table.rows()[1]).toMatchObject({ content: 'Words of 2026-03-13. More.' })
  })

  test('that is deleted leads back to the list, where Undo brings it back', async () => {
    const table = journalTable(database, days(12))
    const { user } = await openJournal()
    await user.click(await row('2026-03-03'))
    await user.click(await screen.findByRole('button', { name: /^Delete entry of/ }))
    const undo = await pressable(() => screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Recent entries')
    await waitFor(() => expect(screen.queryByText('Words of 2026-03-03.')).toBeNull())
    await user.click(undo)
    await screen.findByText('Entry restored')
    await screen.findByText('Words of 2026-03-03.')
    expect(table.rows()).toHaveLength(10)
  })

  test('that this device does not have is said to be missing, with what to do', async () => {
    journalTable(database, days(2))
    const { user } = await openJournalAt('/journal/of-another-device')
    await screen.findByRole('heading', { level: 1, name: 'No such entry here' })
    await user.click(screen.getByRole('link', { name: 'Go to the journal' }))
    await screen.findByText('Recent entries')
  })

  test('is starred, and found among the starred', async () => {
    journalTable(database, days(2))
    const { user } = await openJournalAt(paths.journalEntry(back(1).id))
    await heading('2026-03-13')
    const star = screen.getByRole('button', { name: /^Star entry of/, pressed: false })
    await user.click(star)
    expect(await screen.findByRole('button', { name: /^Star entry of/, pressed: true })).toBe(star)
    const written = () => database.requests.flatMap(({ asked }) => asked)
    const args = { id: back(1).id, starred: 'true' }
    // It is shown before it is sent.
    await waitFor(() => expect(written()).toContainEqual({ name: 'star_entry', args }))
    await user.click(screen.getByRole('link', { name: 'Journal' }))
    await user.click(await screen.findByText('Raga, days and stars'))
    await user.click(await screen.findByRole('button', { name: 'Starred' }))
    expect(await screen.findByRole('link', { name: /Words of 2026-03-13/ })).toBeDefined()
    expect(screen.queryByRole('link', { name: /Words of 2026-03-14/ })).toBeNull()
  })

  test('that cannot be read is asked for again', async () => {
    journalTable(database, days(2))
    database.refuseWith = '42501'
    const { user } = await openJournalAt(paths.journalEntry(back(1).id))
    await screen.findByRole('alert')
    database.refuseWith = null
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Words of 2026-03-13.')
  })
})

describe('the search', () => {
  const rain = back(40, { content: 'Rain on the tin roof.', mood: 4 })
  const yaman = back(41, { content: 'आज यमन सुना', mood: 1 })
  const bhupali = back(42, { content: 'Bhūpālī, and the rain stopped.', mood: 1 })
  const all = [...days(12), rain, yaman, bhupali]
  const field = () => screen.findByRole('searchbox', { name: 'Search your journal' })
  const found = () => screen.findByRole('region', { name: 'Found entries' })
  const count = async () => within(await found()).getByRole('status').textContent

  test('finds words in any script, shows their count, and gives the list back', async () => {
    journalTable(database, all)
    const { user } = await openJournal()
    await user.type(await field(), 'यमन')
    await waitFor(async () => expect(await count()).toMatch(/^1 entry: /))
    expect(within(await found()).getByRole('link', { name: /आज यमन सुना/ })).toBeDefined()
    expect(screen.queryByText('Recent entries')).toBeNull()
    await user.clear(await field())
    await screen.findByText('Recent entries')
  })

  test('folds case and accents, and a mood narrows it', async () => {
    journalTable(database, all)
    const { user } = await openJournal()
    await user.type(await field(), 'RAIN')
    await waitFor(async () => expect(await count()).toMatch(/^2 entries: /))
    await user.click(screen.getByRole('button', { name: 'Very Sad' }))
    await waitFor(async () => expect(await count()).toMatch(/^1 entry: .*Very Sad$/))
    await user.clear(await field())
    await user.type(await field(), 'bhupali')
    await waitFor(async () =>
      expect(within(await found()).getByRole('link', { name: /Bhūpālī/ })).toBeDefined(),
    )
  })

  test('that finds nothing says what was looked for and how to widen it', async () => {
    journalTable(database, all)
    const { user } = await openJournal()
    await user.type(await field(), '(.*')
    const empty = await screen.findByText(/^You looked for/)
    expect(empty.textContent).toContain('(.*')
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    await screen.findByText('Recent entries')
    expect(document.activeElement).toBe(await field())
  })

  test('takes a span of days', async () => {
    journalTable(database, all)
    await openJournal(null, `?from=${bhupali.day}&to=${yaman.day}`)
    await waitFor(async () => expect(await count()).toMatch(/^2 entries: from .* until /))
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(bhupali.day)
    expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe(yaman.day)
  })

  test('stands in the address, from which it is read again', async () => {
    journalTable(database, all)
    const first = await openJournal()
    await first.user.type(await field(), 'rain')
    await first.user.click(screen.getByRole('button', { name: 'Happy' }))
    await waitFor(() => expect(first.query()).toBe('?q=rain&mood=4'))
  })

  test('of an address is looked for at once, and its rubbish is left out', async () => {
    journalTable(database, all)
    const page = await openJournal(null, '?q=rain&mood=9&from=2026-02-31&starred=no')
    await waitFor(async () => expect(await count()).toMatch(/^2 entries: “/))
    expect((await field()).getAttribute('value')).toBe('rain')
    await waitFor(() => expect(page.query()).toBe('?q=rain'))
  })

  test('is as it was after an entry was opened, with its row in focus', async () => {
    journalTable(database, all)
    const { user } = await openJournal()
    await user.type(await field(), 'rain')
    const link = await screen.findByRole('link', { name: /Bhūpālī/ })
    await user.click(link)
    await screen.findByRole('heading', { level: 1 })
    await user.click(await screen.findByRole('link', { name: 'Journal' }))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Bhūpālī'))
    expect((await field()).getAttribute('value')).toBe('rain')
  })

  test('of stars alone finds none where none is starred', async () => {
    journalTable(database, all)
    const { user } = await openJournal()
    await field()
    await user.click(screen.getByText('Raga, days and stars'))
    await user.click(await screen.findByRole('button', { name: 'Starred' }))
    expect((await screen.findByText(/^You looked for/)).textContent).toContain('starred')
  })

  test('is not offered where nothing was written', async () => {
    journalTable(database, [])
    await openJournal()
    await screen.findByText('Your first page')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
