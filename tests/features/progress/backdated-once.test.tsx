import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { dayButton, held, keep, openProgress, TODAY } from './open-progress.tsx'

const database = standInDatabase()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
})

async function openTuesday(backdated: number) {
  keep(database, { days: [held('2026-03-17', { sessions: 2, backdated })] })
  const user = openProgress()
  await user.click(await dayButton('Tuesday, March 17'))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByRole('checkbox', { name: 'Journal Entry' })
  return sheet
}

test('a day that a session was added to is offered no second one, and says why', async () => {
  const sheet = await openTuesday(1)
  expect(sheet.queryByRole('checkbox', { name: 'Meditation Session' })).toBeNull()
  expect(sheet.getByText(/^A session was added to this day already/)).toBeDefined()
})

test('a day whose sessions were all heard is offered one', async () => {
  const sheet = await openTuesday(0)
  expect(sheet.getByRole('checkbox', { name: 'Meditation Session' })).toBeDefined()
  expect(sheet.queryByText(/one is enough/)).toBeNull()
})
