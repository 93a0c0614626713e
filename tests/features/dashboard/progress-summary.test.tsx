import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { audioRows } from '~tests/features/library/audio-rows.ts'
import { dayOf, daysInARow, practiceRows, TODAY } from '~tests/features/motivation/practice-rows.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openHome } from './open-home.tsx'

const database = standInDatabase()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  ownSettings.choose('streak', null)
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(practice: Parameters<typeof practiceRows>[0]) {
  const [library, rows] = [audioRows(), practiceRows(practice)]
  database.reply = (name) => library(name) ?? rows(name)
  const home = await openHome()
  return home
}

const progress = () => within(screen.getByRole('region', { name: 'Your Progress' }))
const lines = () =>
  [...screen.getByRole('region', { name: 'Your Progress' }).querySelectorAll('p')].map(
    ({ textContent }) => textContent,
  )
const target = (name: string) => progress().getByRole('link', { name }).getAttribute('href')

test('a new person sees the next step, and no zero', async () => {
  await open({})
  await waitFor(() => expect(lines()[0]).toBe('Your practice begins with one sit.'))
  expect(lines().join(' ')).not.toMatch(/\d/)
  expect(
    progress()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Check in', 'Hear one session', 'Write a line'])
  expect(target('What helps')).toBe('/motivation')
})

test('streak, sessions, hours and longest streak are the person’s own, in two requests', async () => {
  await open({ days: [...daysInARow(9, 40, { sessions: 2, minutes: 300 }), ...daysInARow(4)] })
  await waitFor(() => expect(lines()[0]).toBe('4 days in a row. Today is complete.'))
  expect(lines()[1]).toBe('22 sessions · 45 hours · longest streak 9 days')
  expect(target('Your Journey')).toBe('/progress')
  expect(target('Motivation')).toBe('/motivation')
  expect(database.asked()).toEqual(['catalogue', 'first'])
})

test('the lamps of the week are those of its days, and a day of rest is none of them', async () => {
  // TODAY is a Saturday, and the week of en-GB begins on Monday.
  await open({ days: [dayOf(0), dayOf(3), dayOf(7)], restDays: [dayOf(1).day] })
  const lamps = await progress().findByRole('img', { name: /^Lamps lit this week/ })
  expect(lamps.getAttribute('aria-label')).toBe('Lamps lit this week: Wednesday, Saturday')
})

test('a today without practice does not break the streak', async () => {
  await open({ days: daysInARow(4, 1) })
  await waitFor(() => expect(lines()[0]).toBe('4 days in a row. Today is still open.'))
})

test('a streak of one day is written in the singular', async () => {
  await open({ days: [dayOf(0, { minutes: 1 })] })
  await waitFor(() => expect(lines()[0]).toBe('1 day in a row. Today is complete.'))
  expect(lines()[1]).toBe('1 session · 1 minute · longest streak 1 day')
})

test('a streak after a gap is not called lost, and no zero is shown', async () => {
  await open({ days: [dayOf(9, { sessions: 0, minutes: 0, entries: 1 })] })
  await waitFor(() =>
    expect(lines()).toEqual([
      'Today is still open. It begins with one day, whenever you like.',
      'longest streak 1 day',
    ]),
  )
})

test('a day of rest is named as one, and keeps the streak', async () => {
  await open({ days: daysInARow(3, 1), restDays: [TODAY] })
  await waitFor(() => expect(lines()[0]).toBe('3 days in a row. Today is a day of rest.'))
})

test('a person who hid their streak sees neither it nor the longest', async () => {
  ownSettings.choose('streak', 'hidden')
  await open({ days: daysInARow(4) })
  await waitFor(() => expect(lines()).toEqual(['Today is complete.', '4 sessions · 40 minutes']))
})

test('a streak that is hidden is not shown for a moment', async () => {
  ownSettings.choose('streak', 'hidden')
  database.reply = practiceRows({ days: daysInARow(4) })
  await openHome()
  const line = await screen.findByText(/Today is complete/)
  expect(line.textContent).toBe('Today is complete.')
  expect(getComputedStyle(line).visibility).toBe('visible')
})

test('days that do not come leave the page as it is, and are shown once they come', async () => {
  database.refuseWith = '57P03'
  await open({ days: [dayOf(0)] })
  expect(screen.queryByRole('region', { name: 'Your Progress' })).toBeNull()
  expect(screen.queryByText('Your practice begins with one sit.')).toBeNull()
  database.refuseWith = null
  await act(() => rowsOf(person.uid).pull())
  await screen.findByText('1 day in a row.')
  expect(lines()[0]).toBe('1 day in a row. Today is complete.')
})

test('a day practised on the other side of the date line, where it is tomorrow, is not still open', async () => {
  await open({ days: [dayOf(-1)] })
  await waitFor(() => expect(lines()[0]).toBe('1 day in a row. Today is complete.'))
})
