import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Entry } from '~/data/journal-entries.ts'
import { deviceStore } from '~/device/device-store.ts'
import { addDays } from '~/domain/day/local-day.ts'
import { OnThisDay } from '~/features/dashboard/on-this-day.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { today } from '~/queries/practice/use-today.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { journalTable } from './journal-table.ts'
import { entry, openJournal } from './open-journal.tsx'

const database = standInDatabase()

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'on-this-day')
})

/** An entry of a number of days ago. */
function ago(days: number, content: string, mood: Entry['mood'] = 4, hour = 12): Entry {
  const day = addDays(today(), -days)
  const at = `${day}T${hour}:00:00.000Z`
  return entry({ id: crypto.randomUUID(), content, mood, day, createdAt: at, updatedAt: at })
}

const week = () => ago(7, 'A week ago it rained.')
/** The latest of its day, and so the one that is shown. */
const hardWeek = () => ago(7, 'A week ago all was heavy.', 1, 13)
/** Enough others that the newest ten are not all. */
const others = () => Array.from({ length: 12 }, (_, index) => ago(index % 5, `Other ${index}.`))
const section = () => screen.findByRole('region', { name: 'On this day' })

/** Today's mood, as the person has checked in. */
function checkedIn(mood: Entry['mood']): void {
  const { reply } = database
  const row = {
    id: crypto.randomUUID(),
    mood,
    day: today(),
    minute: 600,
    at: `${today()}T10:00:00.000Z`,
  }
  database.reply = (name, args) => (name === 'check_in' ? row : reply(name, args))
}

test('on this day has what was written a week ago, and opens it', async () => {
  journalTable(database, [...others(), week()])
  const { user } = await openJournal()
  const shown = within(await section())
  expect(shown.getByText('“A week ago it rained.”')).toBeDefined()
  expect(shown.getByText(/, a week ago$/)).toBeDefined()
  await user.click(shown.getByRole('link', { name: /^Open the entry of/ }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByText('A week ago it rained.')).toBeDefined()
})

test('on this day has the latest first and the others below, also where the newest are all', async () => {
  journalTable(database, [ago(7, 'Later.'), ago(7, 'Earlier.')])
  await openJournal()
  const shown = within(await section())
  expect(shown.getAllByRole('link')).toHaveLength(2)
  expect(within(shown.getByRole('list')).getByRole('link', { name: /, a week ago$/ })).toBeDefined()
})

test('on this day names two entries of one day apart', async () => {
  const sameDay = [
    { ...ago(7, 'In the morning.'), minute: 450 },
    { ...ago(7, 'At night.'), minute: 1290 },
  ]
  journalTable(database, [week(), ...sameDay])
  await openJournal()
  const list = within(await section()).getByRole('list')
  const names = within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(2)
})

test('on this day is not there without anything to think of', async () => {
  journalTable(database, [ago(1, 'Yesterday.')])
  await openJournal()
  await screen.findByText('Yesterday.')
  expect(screen.queryByRole('region', { name: 'On this day' })).toBeNull()
})

test('on this day is hidden until tomorrow, and shown again when one wants it', async () => {
  journalTable(database, [week()])
  const { user } = await openJournal()
  await user.click(within(await section()).getByRole('button', { name: 'Hide this' }))
  const again = within(await section()).getByRole('button', { name: 'Show it again' })
  expect(document.activeElement).toBe(again)
  expect(screen.queryByText('“A week ago it rained.”')).toBeNull()
  await waitFor(async () =>
    expect(await deviceStore.get(person.uid, 'on-this-day')).toMatchObject({ hiddenOn: today() }),
  )
  await user.click(again)
  expect(await screen.findByText('“A week ago it rained.”')).toBeDefined()
})

test('on this day that was hidden yesterday is shown', async () => {
  await deviceStore.set(person.uid, 'on-this-day', { hiddenOn: addDays(today(), -1) })
  journalTable(database, [week()])
  await openJournal()
  expect(await screen.findByText('“A week ago it rained.”')).toBeDefined()
})

test('on this day leaves out hard days where that was chosen', async () => {
  journalTable(database, [hardWeek(), week()])
  checkedIn(5)
  const { user } = await openJournal()
  expect(await screen.findByText('“A week ago all was heavy.”')).toBeDefined()
  await user.click(screen.getByText('What is shown'))
  await user.click(await screen.findByRole('checkbox', { name: 'Leave out hard days' }))
  expect(await screen.findByText('“A week ago it rained.”')).toBeDefined()
  expect(screen.queryByText('“A week ago all was heavy.”')).toBeNull()
})

test('on this day shows nothing hard on a day that is Very Sad, unless one asks for it', async () => {
  journalTable(database, [hardWeek()])
  checkedIn(1)
  const { user } = await openJournal()
  await screen.findByText(/so what you wrote on hard days is left out/)
  expect(screen.queryByText('“A week ago all was heavy.”')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show it anyway' }))
  expect(await screen.findByText('“A week ago all was heavy.”')).toBeDefined()
})

test('on this day shows what is hard on other days', async () => {
  journalTable(database, [hardWeek()])
  checkedIn(2)
  await openJournal()
  expect(await screen.findByText('“A week ago all was heavy.”')).toBeDefined()
})

test('on this day shows what is hard on a day without a check-in', async () => {
  journalTable(database, [hardWeek()])
  await openJournal()
  expect(await screen.findByText('“A week ago all was heavy.”')).toBeDefined()
})

/** The part of home, with the choices that this device keeps. */
async function atHome(choices: object): Promise<HTMLElement> {
  await deviceStore.set(person.uid, 'on-this-day', choices)
  const client = createQueryClient()
  await client.fetchQuery(recentEntries(person.uid))
  const { container } = render(
    <QueryClientProvider client={client}>
      <PersonProvider person={person}>
        <MemoryRouter>
          <OnThisDay />
        </MemoryRouter>
      </PersonProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(client.getQueryData([person.uid, 'on-this-day'])).toBeDefined())
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return container
}

test('home has the latest of on this day, which leads to its entry', async () => {
  const written = week()
  journalTable(database, [written, ago(1, 'Other.')])
  await atHome({})
  const link = await screen.findByRole('link', { name: /^Written a week ago/ })
  expect(link.getAttribute('href')).toBe(`/journal/${written.id}`)
})

test.each([
  ['it is hidden for today', { hiddenOn: today() }],
  ['it is not wanted at home', { isLeftOutAtHome: true }],
])('home has nothing of on this day where %s', async (_, choices) => {
  journalTable(database, [week()])
  const container = await atHome(choices)
  expect(container.textContent).toBe('')
})

test('home shows nothing hard on a day that is Very Sad', async () => {
  journalTable(database, [hardWeek()])
  checkedIn(1)
  const container = await atHome({})
  expect(container.textContent).toBe('')
})

test('home shows nothing hard where that was chosen', async () => {
  journalTable(database, [hardWeek()])
  const container = await atHome({ isHardLeftOut: true })
  expect(container.textContent).toBe('')
})
