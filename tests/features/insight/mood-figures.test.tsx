import '~tests/support/window/fake-device.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '~/domain/day/local-day.ts'
import { comparisonsOf } from '~/domain/insight/comparisons.ts'
import { isMoodValue } from '~/domain/mood/mood.ts'
import type { Moment } from '~/queries/reads/moments.ts'
import { randomStream } from '~/raga/random.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInWorkers } from '~tests/support/window/stand-in-workers.ts'
import { keep, openProgress, TODAY } from '../progress/open-progress.tsx'
import { openFigure } from './open-figure.ts'

const database = standInDatabase()
let workers: ReturnType<typeof standInWorkers>

beforeEach(() => {
  workers = standInWorkers({ compare: comparisonsOf })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
})

/** Days with a check-in at seven and an entry at nine, brighter where a session lies between. */
function lived(days: number, brighter: number): Moment[] {
  const random = randomStream('lived')
  const none = { mood: null, raga: null, minutes: null, heard: null }
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(TODAY, index - days + 1)
    const before = 1 + Math.floor(random() * 3)
    const sits = random() < 0.5
    const after = before + (sits ? brighter : 0)
    if (!isMoodValue(before) || !isMoodValue(after)) throw new RangeError('Not a mood')
    const raga = random() < 0.5 ? 'Yaman' : 'Todi'
    const session = { ...none, kind: 'session', day, minute: 450, raga, minutes: 20 } as const
    return [
      { ...none, kind: 'check-in', day, minute: 420, mood: before },
      ...(sits ? [session] : []),
      { ...none, kind: 'entry', day, minute: 540, mood: after },
    ] satisfies Moment[]
  }).flat()
}

describe('before and after practice', () => {
  const title = 'Before and after practice'

  test('before and after practice shows what is missing, and the method, while there is little data', async () => {
    keep(database, { moments: lived(30, 1) })
    const { figure, drawn, rows } = await openFigure(title)
    expect(figure.getByText(/^Too early to tell/)).toBeDefined()
    expect(
      figure.getByText(/^We took the last mood .* fewer than one try in a hundred/),
    ).toBeDefined()
    expect(drawn).toEqual([])
    expect(rows).toHaveLength(2)
  })

  test('before and after practice shows a tie as a tie, with its days, in the drawing and the table', async () => {
    keep(database, { moments: lived(240, 2) })
    const { figure, drawn, rows, joined } = await openFigure(title)
    const headline = 'After a session you felt better, on average'
    expect(figure.getByRole('heading', { level: 3 }).textContent).toBe(headline)
    expect(joined).toEqual(['With a session', 'Without one'])
    expect(figure.getByText(/We cannot say what caused it\.$/)).toBeDefined()
    expect(figure.getByText(/Fewer than one try in a hundred looked like yours\.$/)).toBeDefined()
    const missing = within(screen.getByRole('region', { name: 'Missing moods' }))
    expect(missing.getByText('Every session day tells something')).toBeDefined()
    expect(missing.getByText(/On 0 of \d+ days one of the two was missing\.$/)).toBeDefined()
    expect(rows.flatMap(([, before, after]) => [before, after])).toEqual(drawn)
    expect(drawn).toHaveLength(4)
    const days = rows.map((row) => Number(row[3]))
    expect((days[0] ?? 0) + (days[1] ?? 0)).toBe(240)
    expect(figure.getByText(`${days[0]} days`)).toBeDefined()
    expect(workers.asked).toEqual(['compare'])
  })

  test('before and after practice is the same where no worker can help', async () => {
    workers.state = 'fails'
    keep(database, { moments: lived(240, 2) })
    const { figure } = await openFigure(title)
    const headline = 'After a session you felt better, on average'
    expect(figure.getByRole('heading', { level: 3 }).textContent).toBe(headline)
    expect(workers.asked).toEqual(['compare'])
  })

  test('before and after practice says that it compares, until it has', async () => {
    workers.state = 'waits'
    keep(database, { moments: lived(240, 2) })
    openProgress('/progress?tab=insight')
    expect(await screen.findByText('Comparing your days…')).toBeDefined()
    expect(screen.queryByRole('region', { name: title })).toBeNull()
  })

  test('before and after practice shows no tie where there is none', async () => {
    keep(database, { moments: lived(240, 0) })
    const { figure, drawn, joined } = await openFigure(title)
    expect(drawn).toHaveLength(4)
    expect(joined).toEqual([])
    expect(figure.getByText('No clear link yet')).toBeDefined()
    expect(figure.getByText('Luck could explain what we see.')).toBeDefined()
  })

  test('before and after practice leaves out entries without a time of day', async () => {
    const moments = lived(240, 2).map((moment) =>
      moment.kind === 'entry' ? { ...moment, minute: null } : moment,
    )
    keep(database, { moments })
    const { rows } = await openFigure(title)
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['–', '–', '0'],
      ['–', '–', '0'],
    ])
  })
})

test('the ragas are the same in drawing and table, without a rise that no test supports', async () => {
  keep(database, { moments: lived(240, 1) })
  const { figure, drawn, rows, joined } = await openFigure('By raga')
  expect(joined).toEqual([])
  expect(figure.getByText(/On 0 of \d+ days one of the two was missing/)).toBeDefined()
  expect(rows.map(([name]) => name).sort()).toEqual(['Todi', 'Yaman'])
  expect(rows.flatMap(([, before, after]) => [before, after])).toEqual(drawn)
  expect(figure.getByText('No raga stands out yet')).toBeDefined()
})

test('the days of the week and the hours are the same in drawing and table', async () => {
  keep(database, { moments: lived(21, 0) })
  const week = await openFigure('By day of the week')
  expect(week.rows.map((row) => row[2])).toEqual(Array.from({ length: 7 }, () => '3'))
  expect(week.rows.map((row) => row[1])).toEqual(week.drawn)
  const hours = screen.getByRole('region', { name: 'By hour of the day' })
  const told = within(hours).getAllByRole('row', { hidden: true }).slice(1)
  expect(told).toHaveLength(24)
  expect(told.filter((row) => !row.textContent?.endsWith('–0'))).toHaveLength(1)
  // One dot shows no pattern.
  expect(hours.querySelectorAll('[data-mean]')).toHaveLength(0)
  expect(within(hours).getByText(/^Hours with at least three check-ins: 1\. /)).toBeDefined()
})

test('the year has a column for each check-in, and its table has the same', async () => {
  keep(database, { moments: lived(60, 0) })
  const { figure, rows } = await openFigure('The year day by day')
  expect(rows).toHaveLength(31)
  const cells = rows.flatMap((row) => row.slice(1)).filter((cell) => /\d/.test(cell ?? ''))
  // From 1 January to 18 March 2026 there are 77 days, of which the last 60 have a check-in.
  expect(cells).toHaveLength(60)
  const columns = screen
    .getByRole('img', { name: /^60 check-ins in 2026/ })
    .querySelectorAll('[data-mood]')
  const marks = [...columns].map((path) => (path.getAttribute('d') ?? '').split('z').length - 1)
  expect(marks).toEqual(
    [1, 2, 3, 4, 5].map((of) => cells.filter((cell) => cell === `${of}`).length),
  )
  expect(figure.queryByRole('combobox')).toBeNull()
})
