import '~tests/support/window/fake-device.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ROW_TABLES } from '~/data/registry.ts'
import { addDays } from '~/domain/day/local-day.ts'
import { isMoodValue } from '~/domain/mood/mood.ts'
import type { Moment } from '~/queries/reads/moments.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { EPOCH, standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held, keep, openProgress, TODAY } from '../progress/open-progress.tsx'

const database = standInDatabase()
const INSIGHT = '/progress?tab=insight'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
})

/** Something felt a number of days ago. */
function felt(ago: number, mood: number, changes: Partial<Moment> = {}): Moment {
  if (!isMoodValue(mood)) throw new RangeError(`Not a mood: ${mood}`)
  const none = { raga: null, minutes: null, heard: null }
  return { kind: 'check-in', day: addDays(TODAY, -ago), minute: 420, mood, ...none, ...changes }
}

/** Opens the table of a drawing: its rows, each as its cells. */
async function tableOf(user: ReturnType<typeof openProgress>, title: string) {
  const figure = within(await screen.findByRole('region', { name: title }))
  await user.click(figure.getByText('See the numbers'))
  const rows = within(figure.getByRole('table')).getAllByRole('row').slice(1)
  return rows.map((row) => [...row.children].map((cell) => cell.textContent))
}

/** The means a drawing marks. */
const drawn = (title: string) =>
  [...screen.getByRole('region', { name: title }).querySelectorAll('[data-mean]')].map((dot) =>
    dot.getAttribute('data-mean'),
  )

test('the insight tab is reached and left by the keyboard, without another request', async () => {
  keep(database, { days: [held('2026-03-17', { sessions: 1 })] })
  const user = openProgress()
  await screen.findByRole('grid')
  expect(database.asked()).toEqual(['first'])
  const practice = screen.getByRole('tab', { name: 'Practice' })
  while (document.activeElement !== practice) await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('A picture that grows')).toBeDefined()
  expect(screen.getByRole('tab', { name: 'Insight', selected: true })).toBe(document.activeElement)
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByRole('grid')).toBeDefined()
  expect(database.asked()).toEqual(['first'])
})

test('a person with little data sees one sentence and no empty axes', async () => {
  keep(database, { moments: [felt(1, 4), felt(0, 2)] })
  openProgress(INSIGHT)
  expect(await screen.findByText(/^After three check-ins/)).toBeDefined()
  expect(screen.getByText('One more check-in and this begins')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Check in now' })).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('moods over time are the same in drawing and table, by week, month and year', async () => {
  // The Wednesday is 18 March: two moods of this week, none of the last, one of the week before.
  const moments = [felt(70, 1), felt(11, 5), felt(2, 2), felt(1, 3)]
  keep(database, { moments: [...moments, felt(0, 5, { kind: 'entry' })] })
  const user = openProgress(INSIGHT)
  const weeks = await tableOf(user, 'Mood over time')
  expect(weeks.slice(-3)).toEqual([
    ['March 1, 2026', '5.0', '1'],
    ['March 8, 2026', '–', '0'],
    ['March 15, 2026', '2.5', '2'],
  ])
  expect(drawn('Mood over time')).toEqual(['1.0', '5.0', '2.5'])
  const figure = within(screen.getByRole('region', { name: 'Mood over time' }))
  expect(figure.getByRole('img').getAttribute('aria-label')).toMatch(/week/)
  await user.click(screen.getByRole('radio', { name: 'Month' }))
  const cells = () =>
    within(screen.getByRole('region', { name: 'Mood over time' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  expect(cells()).toEqual(['January 20261.01', 'February 2026–0', 'March 20263.33'])
  // Two dots show no pattern.
  expect(drawn('Mood over time')).toEqual([])
  expect(screen.getByText('A check-in in one more month, and this is drawn.')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Year' }))
  expect(cells()).toEqual(['20262.84'])
})

test('moods that cannot be read are loaded when asked for again', async () => {
  keep(database, { moments: [felt(2, 2), felt(1, 3), felt(0, 4)] })
  database.refuseWith = '42501'
  const user = openProgress(INSIGHT)
  const again = await screen.findByRole('button', { name: 'Try again' })
  database.refuseWith = null
  await user.click(again)
  expect(await screen.findByRole('region', { name: 'Mood over time' })).toBeDefined()
})

test('what is still to come to a new device is counted while the moods are gathered', async () => {
  const none = { rows: [], found: 0, next: null }
  const begun = { rows: [], found: 1200, next: `2026-01-01 ${crypto.randomUUID()}` }
  const kinds = Object.fromEntries([...ROW_TABLES.keys()].map((kind) => [kind, none]))
  database.reply = (name) => {
    if (name !== 'first') return undefined
    // What comes after the first page is on its way.
    database.ready = new Promise(() => {})
    return { epoch: EPOCH, seq: 5, tables: { ...kinds, mood_logs: begun }, days: {} }
  }
  openProgress(INSIGHT)
  expect(await screen.findByText('1,200 still to come')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Gathering your moods…')
})
