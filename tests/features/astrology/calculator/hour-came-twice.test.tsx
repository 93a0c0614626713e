import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { fact, openCalculator } from './open-calculator.tsx'

const database = standInDatabase()
const TWICE = {
  birthDate: '1995-10-29',
  birthTime: '01:30',
  latitude: 40.7,
  longitude: -74,
  zone: 'America/New_York',
  timezone: 'America/New_York',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(Date.UTC(2026, 2, 14, 12)))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
})

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const LATER = 'The later, UTC−05:00 29 Oct 1995, 06:30 UTC'

test('a stored birth keeps the reading that was chosen, and the chart names it', async () => {
  database.reply = birthTable(birthRow({ ...TWICE, utcOffsetSeconds: -18_000 }))
  const { unfold, change } = await openCalculator()
  await unfold('How this was computed')
  expect(await fact('Local time')).toBe('29 Oct 1995, 01:30 (it came twice: the later was taken)')
  screen.getByText(/1995, 01:30 \(it came twice: the later\)$/)
  await change()
  expect(radio(LATER).checked).toBe(true)
})

test('the calculator computes nothing until one of the two readings is chosen', async () => {
  database.reply = birthTable(birthRow({ ...TWICE, birthTime: '05:30', utcOffsetSeconds: -18_000 }))
  const { press, type, user, change, unfold } = await openCalculator()
  await unfold('How this was computed')
  await change()
  await type('Birth Time', '1:30')
  expect(radio(LATER).checked).toBe(false)
  await press('Calculate Vedic Chart')
  screen.getByText('This time came twice on that day. Choose below which of the two was meant.')
  expect(await fact('Local time')).toBe('29 Oct 1995, 05:30')
  await user.click(radio(LATER))
  await press('Calculate Vedic Chart')
  await unfold('How this was computed')
  await vi.waitFor(async () => expect(await fact('Local time')).toMatch(/the later was taken\)$/))
})

test('the reading chosen for one day is not used for another day with the time twice', async () => {
  database.reply = birthTable(birthRow({ ...TWICE, utcOffsetSeconds: -14_400 }))
  const { type, user, change } = await openCalculator()
  await change()
  await user.click(radio(LATER))
  await type('Birth Date', '1996-10-27')
  expect(radio('The later, UTC−05:00 27 Oct 1996, 06:30 UTC').checked).toBe(false)
})

test.each(['2026-03-15', '2026-03-16'])(
  'a birth on %s, in the future, is refused as the birth details refuse it',
  async (date) => {
    database.reply = birthTable(birthRow())
    const { press, type, unfold, change } = await openCalculator()
    await unfold('How this was computed')
    await change()
    await type('Birth Date', date)
    await press('Calculate Vedic Chart')
    screen.getByText(/^This (day|moment) has not come yet/)
    expect(await fact('Local time')).toBe('18 Jan 1960, 08:30')
  },
)

test('a stored birth in the future is not computed', async () => {
  database.reply = birthTable(birthRow({ birthDate: '2026-03-15' }))
  await openCalculator()
  await screen.findByText('Error: This moment has not come yet at the place of birth.')
  expect(screen.queryByText('How this was computed')).toBeNull()
})
