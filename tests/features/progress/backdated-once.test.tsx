import '~tests/support/window/fake-device.ts'
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

test('a day with a session added afterwards is offered no second one, with the reason', async () => {
  const sheet = await openTuesday(1)
  expect(sheet.queryByRole('checkbox', { name: 'Meditation Session' })).toBeNull()
  expect(sheet.getByText(/^A session was added to this day already/)).toBeDefined()
})

test('a day with only heard sessions is offered one to add', async () => {
  const sheet = await openTuesday(0)
  expect(sheet.getByRole('checkbox', { name: 'Meditation Session' })).toBeDefined()
  expect(sheet.queryByText(/one is enough/)).toBeNull()
})
