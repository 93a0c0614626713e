import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openMotivation } from './open-motivation.tsx'
import { dayOf, daysInARow, practiceRows, TODAY } from './practice-rows.ts'

const database = standInDatabase()
const reported = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  vi.stubGlobal('reportError', reported)
  reported.mockReset()
  database.reset()
  database.reply = practiceRows()
  ownSettings.choose('streak', null)
  signInAsAsha()
})

afterEach(() => {
  vi.useRealTimers()
})

const panel = () => within(screen.getByRole('region', { name: 'Your practice' }))
const titles = () =>
  within(screen.getByRole('list', { name: 'Achievements' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const state = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).parentElement?.lastElementChild
    ?.textContent
const figure = (title: string) =>
  panel().getByText(title, { selector: 'dt span' }).closest('div')?.querySelector('dd')?.textContent
const milestone = () => {
  const bar = panel().getByRole('progressbar')
  return [
    bar.getAttribute('aria-label'),
    bar.getAttribute('aria-valuenow'),
    bar.getAttribute('aria-valuemax'),
    bar.getAttribute('aria-valuetext'),
  ]
}

test('the page has six tips, links to a session and to the journal, and loads once', async () => {
  await openMotivation()
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
      .filter((title) => !title?.startsWith('Next')),
  ).toEqual([
    'Set Small Goals',
    'Create a Routine',
    'Be Kind to Yourself',
    'Track Your Progress',
    'Find Your Why',
    'Embrace Challenges',
  ])
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Start Session')).toBe('/mood-checkin')
  expect(target('Write Journal')).toBe('/journal')
  expect(target('Back to Dashboard')).toBe('/dashboard')
  expect(database.requests).toHaveLength(1)
})

test('the page shows a new person what comes first', async () => {
  await openMotivation()
  await panel().findByText('Your practice begins with one sit.')
  expect(milestone()).toEqual(['First Steps', '0', '1', '0 of 1 session'])
  expect(screen.getByText('The first is unlocked by one session.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show All (10 locked)' })).toBeDefined()
})

test('the panel has four figures and shows what each counts', async () => {
  // Yesterday's day still holds the streak; 20 of the 21 days since the first have a session.
  database.reply = practiceRows({ days: daysInARow(20, 1, { sessions: 2 }) })
  await openMotivation()
  await waitFor(() => expect(figure('Streak')).toBe('20 days'))
  expect(figure('Total sessions')).toBe('40')
  expect(figure('Completion rate')).toBe('95%')
  expect(panel().getByText('20 of the 21 days since you began')).toBeDefined()
  expect(figure('Achievements')).toBe('2 of 10')
  expect(panel().getByText(/^Two weeks and more/)).toBeDefined()
})

test('the panel separates thousands', async () => {
  database.reply = practiceRows({ days: daysInARow(20, 1, { sessions: 100 }) })
  await openMotivation()
  await waitFor(() => expect(figure('Total sessions')).toBe('2,000'))
})

test('the panel counts over a rest day', async () => {
  const days = [...daysInARow(4, 3), ...daysInARow(2)]
  database.reply = practiceRows({ days, restDays: [dayOf(2).day] })
  await openMotivation()
  await waitFor(() => expect(figure('Streak')).toBe('6 days'))
})

test('the panel shows the nearest locked achievement as a bar with words', async () => {
  database.reply = practiceRows({ days: daysInARow(6) })
  await openMotivation()
  await waitFor(() => expect(milestone()).toEqual(['Week Warrior', '6', '7', '6 of 7 days']))
})

test('the panel does not call an average reached before it is', async () => {
  // 24 days of five points and 26 of three: 3.96 a day.
  const user = await open({ days: [...daysInARow(24, 26, { entries: 1 }), ...daysInARow(26)] })
  await user.click(screen.getByRole('button', { name: /^Show All/ }))
  expect(state('Mindfulness Master')).toBe('Locked · 3.9 of 4 points a day')
})

test('the panel has no bar when all is unlocked', async () => {
  const user = await open({ celebrated: EVERYTHING })
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText(/^There is nothing left to unlock/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show All' }))
  expect(titles()).toHaveLength(10)
})

test('the panel hides days in a row from a person who hid them', async () => {
  ownSettings.choose('streak', 'hidden')
  await open({ days: daysInARow(6) })
  expect(figure('Total sessions')).toBe('6')
  expect(panel().queryByText('Streak')).toBeNull()
  expect(milestone()[0]).not.toBe('Week Warrior')
  expect(panel().queryByText(/days? in a row|^6 days/)).toBeNull()
})

describe('the list', () => {
  const days = [...daysInARow(30, 0, { sessions: 3, morningSessions: 1 })]

  test('the list of achievements shows three that are unlocked, then all, then three again', async () => {
    const user = await open({ days })
    expect(titles()).toEqual(['First Steps', 'Week Warrior', 'Month Master'])
    await user.click(screen.getByRole('button', { name: 'Show All (4 locked)' }))
    expect(titles()).toHaveLength(10)
    expect(state('Zen Zone')).toBe('Unlocked')
    expect(state('Century Club')).toBe('Locked · 90 of 100 sessions')
    expect(state('Journal Journey')).toBe('Locked · 0 of 50 reflections')
    expect(state('Diamond Dedication')).toBe('Locked · 30 of 365 days')
    await user.click(screen.getByRole('button', { name: 'Show Less' }))
    expect(titles()).toHaveLength(3)
  })

  test.each([
    ['Streak', ['Week Warrior', 'Month Master'], 1],
    ['Total', ['First Steps'], 2],
    ['Pattern', ['Consistency King'], 1],
    ['Special', ['Zen Zone', 'Early Bird'], 0],
  ])(
    'the list of achievements shows one kind when that is chosen: %s',
    async (kind, unlocked, locked) => {
      const user = await open({ days })
      await user.click(screen.getByRole('button', { name: kind }))
      expect(titles()).toEqual(unlocked)
      const all = screen.queryByRole('button', { name: `Show All (${locked} locked)` })
      expect(all === null).toBe(locked === 0)
    },
  )
})

test('a load that failed is reported once, calmly, and tried again when asked', async () => {
  database.refuseWith = '42501'
  const user = await openMotivation()
  expect(screen.getByRole('status').textContent).toContain('Everything you have done is kept')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Set Small Goals')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Try again' })
  database.refuseWith = null
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('progressbar')).toBeDefined()
  expect(reported).toHaveBeenCalledTimes(1)
})

const EVERYTHING = [
  'first-steps',
  'week-warrior',
  'month-master',
  'century-club',
  'consistency-king',
  'mindfulness-master',
  'journal-journey',
  'zen-zone',
  'early-bird',
  'diamond-dedication',
]

async function open(practice: Parameters<typeof practiceRows>[0]) {
  database.reply = practiceRows(practice)
  return openMotivation()
}
