import { screen } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
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

test('a person with unreadable days is not taken for a newcomer', async () => {
  database.reply = (name) => (name === 'practice' ? [['no day']] : undefined)
  await openHome()
  await screen.findByRole('heading', { level: 1, name: 'Good afternoon, Asha' })
})
