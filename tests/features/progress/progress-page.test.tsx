import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { dayButton, held, keep, openProgress, TODAY } from './open-progress.tsx'

const database = standInDatabase()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
  ownSettings.choose('streak', null)
})

const practised = [
  held('2026-03-14', { entries: 1 }),
  held('2026-03-15', { sessions: 1, checkIn: 4, entries: 1 }),
  held('2026-03-16', { sessions: 2 }),
  held('2026-03-17', { checkIn: 5 }),
]

const figures = () => screen.findByRole('region', { name: 'Your practice in figures' })

test('the page is one request for rows, and its figures show what they count', async () => {
  keep(database, { days: practised })
  openProgress()
  const words = (await figures()).textContent
  expect(words).toContain('Completion Rate 4 of the 5 days since you began80%')
  expect(words).toContain('Mindful Days')
  expect(words).toContain('Excellence Days')
  expect(await within(await figures()).findByText('4 days')).toBeDefined()
  expect(database.asked()).toEqual(['first'])
})

test('the figures stand under what they are of', async () => {
  keep(database, { days: practised })
  const user = openProgress()
  await figures()
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings()).toEqual(['Your Journey', 'March 2026', 'This month', 'Ninety days'])
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(headings()).toContain('In February')
})

test('the page links back and on to Motivation', async () => {
  keep(database, { days: practised })
  openProgress()
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  await figures()
  expect(way('Back to Dashboard')).toBe('/dashboard')
  expect(way('Motivation')).toBe('/motivation')
})

test('the ninety days are described in a sentence', async () => {
  keep(database, { days: [held('2026-03-12', { checkIn: 1 }), ...practised], rest: ['2026-03-13'] })
  openProgress()
  const told = await screen.findByText(/Since you began/)
  expect(told.textContent).toContain(
    '3 days with a tall flame, 2 with a small one, 1 of rest, 0 quiet',
  )
})

test('the month has forty-two days, each named with what it held', async () => {
  keep(database, { days: practised, rest: ['2026-03-13'] })
  openProgress()
  const grid = await screen.findByRole('grid', { name: 'March 2026' })
  expect(within(grid).getAllByRole('button')).toHaveLength(42)
  expect(within(grid).getAllByRole('columnheader')[0]?.textContent).toBe('Sun')
  const names = within(grid)
    .getAllByRole('button')
    .map((day) => day.getAttribute('aria-label'))
  expect(names).toContain('Sunday, March 15: 1 session, felt happy, 1 reflection')
  expect(names).toContain('Friday, March 13: A day of rest')
  expect(names).toContain('Thursday, March 12: A quiet day')
  expect(names).toContain('Today, Wednesday, March 18: Still open')
  expect(names).toContain('Thursday, March 19: Still to come')
  expect(names[0]).toBe('Sunday, March 1: A quiet day')
  const marked = within(grid).getAllByRole('button', { current: 'date' })
  expect(marked.map((day) => day.getAttribute('aria-label'))).toEqual([
    'Today, Wednesday, March 18: Still open',
  ])
  await screen.findAllByText('Day Streak')
  const cards = screen.getByRole('region', { name: 'March 2026 in figures' }).textContent
  for (const card of ['Mindfulness Rate', 'Sacred Days', 'Radiant Days', 'Day Streak']) {
    expect(cards).toContain(card)
  }
})

test('the tooltip of a day shows under the pointer and with the focus, and closes with Escape', async () => {
  keep(database, { days: practised })
  const user = openProgress()
  const day = await dayButton('Monday, March 16')
  await user.hover(day)
  expect(screen.getByRole('tooltip').textContent).toBe('Monday, March 16: 2 sessions')
  await user.unhover(day)
  expect(screen.queryByRole('tooltip')).toBeNull()
  day.focus()
  expect(await screen.findByRole('tooltip')).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('the tooltip of a day shows at a tap as well', async () => {
  keep(database, { days: practised })
  const user = openProgress()
  await user.pointer({ keys: '[TouchA>]', target: await dayButton('Monday, March 16') })
  expect(screen.getByRole('tooltip').textContent).toBe('Monday, March 16: 2 sessions')
})

test('the streak can be hidden and shown again', async () => {
  keep(database, { days: practised })
  const user = openProgress()
  await user.click(await screen.findByRole('button', { name: 'Hide my streak' }))
  await waitFor(() => expect(screen.queryByText('Day Streak')).toBeNull())
  expect(ownSettings.read('streak')).toBe('hidden')
  await user.click(screen.getByRole('button', { name: 'Show my streak' }))
  expect(await screen.findAllByText('Day Streak')).toHaveLength(2)
})

test('a page without records is an invitation and no board of zeros', async () => {
  openProgress()
  const begin = await screen.findByRole('link', { name: 'Begin' })
  expect(begin.getAttribute('href')).toBe('/mood-checkin')
  expect(screen.queryByText('Completion Rate')).toBeNull()
  expect(screen.queryByText('Mindfulness Rate')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Ninety days' })).toBeNull()
})

test('days that cannot be read are reported once, and load when asked for again', async () => {
  keep(database, { days: practised })
  database.refuseWith = '42501'
  const user = openProgress()
  expect(await screen.findByText('Failed to load your progress data')).toBeDefined()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('grid')).toBeNull()
  database.refuseWith = null
  await user.click(again)
  expect(await screen.findByRole('grid', { name: 'March 2026' })).toBeDefined()
})
