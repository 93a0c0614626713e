import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetch } from '~/app/routes/prefetch.ts'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { createPlayer } from '~/audio/player/player.ts'
import { Celebration } from '~/features/motivation/celebration.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { celebrations, practiceDays } from '~/queries/reads/practice.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { dayOf, daysInARow, practiceRows, TODAY } from './practice-rows.ts'

const database = standInDatabase()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
})

const card = () => screen.findByRole('region', { name: 'Unlocked' })
const noCard = () => expect(screen.queryByRole('region', { name: 'Unlocked' })).toBeNull()

/** The achievements of every write that was sent. */
const written = () =>
  database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => name === 'celebrate')
    .map(({ args }) => args.achievements)

type Ways = { go: (to: string) => void }

function Signpost({ ways }: { ways: Ways }) {
  const navigate = useNavigate()
  ways.go = (to) => void navigate(to)
  return null
}

async function stand(practice: Parameters<typeof practiceRows>[0], at = '/dashboard') {
  database.reply = practiceRows(practice)
  const client = createQueryClient()
  const ways: Ways = { go: () => undefined }
  prefetch.path(client)
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <AudioProvider player={createPlayer(new FakeAudio().element)}>
          <MemoryRouter initialEntries={[at]}>
            <Signpost ways={ways} />
            <PersonProvider person={person}>
              <Celebration />
            </PersonProvider>
          </MemoryRouter>
        </AudioProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  const settled = () => waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0))
  await settled()
  return {
    client,
    settled,
    go: (to: string) => act(async () => ways.go(to)),
    /** As on a page that shows this when something was written. */
    readAgain: async () => {
      await act(async () => {
        await rowsOf(person.uid).pull()
        await client.fetchQuery({ ...practiceDays(person.uid), staleTime: 0 })
        await client.fetchQuery({ ...celebrations(person.uid), staleTime: 0 })
      })
      await settled()
    },
  }
}

test('the first session is celebrated by its name, stored, and dismissed', async () => {
  await stand({ days: [dayOf(0)] })
  const shown = within(await card())
  expect(shown.getByText('First Steps')).toBeDefined()
  expect(shown.getByText('Unlocked: one session.')).toBeDefined()
  expect(shown.getByRole('link').getAttribute('href')).toBe('/motivation')
  expect(screen.getByRole('status').textContent).toBe('First Steps. Unlocked: one session.')
  expect(written()).toEqual([['first-steps']])
  await userEvent.click(shown.getByRole('button', { name: 'Close' }))
  noCard()
})

test('a person with much earlier practice sees one card', async () => {
  await stand({ days: daysInARow(30, 0, { sessions: 3, morningSessions: 1 }) })
  const shown = within(await card())
  expect(shown.getByText('6 achievements unlocked')).toBeDefined()
  expect(shown.getByText('First Steps, Week Warrior, Month Master and 3 more.')).toBeDefined()
  expect(written()).toHaveLength(1)
  expect(written()[0]).toHaveLength(6)
})

test('what was celebrated on another device is not celebrated again', async () => {
  await stand({ days: daysInARow(7), celebrated: ['first-steps'] })
  expect(within(await card()).getByText('Week Warrior')).toBeDefined()
  expect(written()).toEqual([['week-warrior']])
})

test('a person with no new achievement sees no card, and nothing is written', async () => {
  await stand({ days: [dayOf(0)], celebrated: ['first-steps', 'week-warrior'] })
  noCard()
  expect(database.requests).toHaveLength(1)
})

test('a write that fails shows nothing and is not tried again on this page', async () => {
  const { settled, readAgain, go } = await stand({ days: [dayOf(0)] }, '/journal')
  database.refuseWith = '42501'
  await go('/dashboard')
  await waitFor(() => expect(written()).toHaveLength(1))
  await settled()
  noCard()
  database.refuseWith = null
  await readAgain()
  await go('/journal')
  await go('/motivation')
  await settled()
  noCard()
  expect(written()).toHaveLength(1)
})

test('an achievement unlocked while the app is open is celebrated when it is read, and once', async () => {
  const { readAgain } = await stand({ days: daysInARow(6), celebrated: ['first-steps'] })
  noCard()
  database.reply = practiceRows({ days: daysInARow(7), celebrated: ['first-steps'] })
  await readAgain()
  expect(within(await card()).getByText('Week Warrior')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  // The day goes on, and nothing new is unlocked by it.
  database.reply = practiceRows({
    days: daysInARow(7, 0, { minutes: 20 }),
    celebrated: ['first-steps'],
  })
  await readAgain()
  noCard()
  expect(written()).toEqual([['week-warrior']])
})

test.each(['/session', '/journal', '/mood-checkin', '/audio'])(
  'a person at %s sees no celebration until they are back home',
  async (place) => {
    const { go } = await stand({ days: [dayOf(0)] }, place)
    noCard()
    expect(written()).toEqual([])
    await go('/dashboard')
    expect(within(await card()).getByText('First Steps')).toBeDefined()
  },
)
