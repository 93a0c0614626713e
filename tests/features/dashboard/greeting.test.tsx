import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayOf, practiceRows, TODAY } from '~tests/features/motivation/practice-rows.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openHome } from './open-home.tsx'

const database = standInDatabase()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a person without any record is welcomed', async () => {
  await openHome()
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha' })
})

test.each([
  ['sessions', dayOf(1)],
  ['a check-in', dayOf(30, { sessions: 0, minutes: 0, checkIn: 4 })],
])('a person with %s on an earlier day alone is greeted by the hour', async (_name, day) => {
  database.reply = practiceRows({ days: [day] })
  await openHome()
  await screen.findByRole('heading', { level: 1, name: 'Good afternoon, Asha' })
})

test('a person whose days do not come is not taken for a newcomer', async () => {
  database.refuseWith = '57P03'
  await openHome()
  await screen.findByRole('heading', { level: 1, name: 'Good afternoon, Asha' })
})

test.each([
  ['en-GB', 'Saturday 14 March'],
  ['en-US', 'Saturday, March 14'],
  ['fr', 'Saturday 14 March'],
])(
  'the date is in the English of a browser in %s, and has its line before',
  async (language, date) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
    const before: (string | null)[] = []
    const watch = new MutationObserver((records) =>
      before.push(...records.map(({ oldValue }) => oldValue)),
    )
    watch.observe(document, { subtree: true, characterData: true, characterDataOldValue: true })
    await openHome()
    await screen.findByText(date)
    watch.disconnect()
    expect(before).toContain('\u00a0')
  },
)
