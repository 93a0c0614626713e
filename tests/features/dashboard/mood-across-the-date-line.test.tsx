import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audioRows } from '~tests/features/library/audio-rows.ts'
import { dayOf, practiceRows, TODAY } from '~tests/features/motivation/practice-rows.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openHome } from './open-home.tsx'

const database = standInDatabase()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Home after a check-in of a day so many days ago, where nothing is known of today's. */
async function todaysMood(ago: number) {
  const [library, rows] = [audioRows(), practiceRows({ days: [dayOf(ago, { checkIn: 4 })] })]
  database.reply = (name) => library(name) ?? rows(name)
  await openHome()
  return within(await screen.findByRole('region', { name: "Today's mood" }))
}

test('a check-in made across the date line an hour ago is not denied by a question', async () => {
  const mood = await todaysMood(-1)
  expect((await mood.findByText(/^You felt/)).textContent).toBe(
    'You felt Happy on Sunday 15 March, which has not begun here yet.',
  )
  expect(mood.queryByText('How are you feeling today?')).toBeNull()
  expect(mood.getByRole('link', { name: 'Check in again' })).toBeDefined()
})

test('after a check-in of yesterday, the mood of today is asked for', async () => {
  const mood = await todaysMood(1)
  expect(mood.getByText('How are you feeling today?')).toBeDefined()
  expect(mood.getAllByRole('button')).toHaveLength(5)
})
