import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '~/domain/day/local-day.ts'
import { type CoinSide, coinOfDay } from '~/domain/improvisation/day-coin.ts'
import { comparisonsOf } from '~/domain/insight/comparisons.ts'
import { isMoodValue, type MoodValue } from '~/domain/mood/mood.ts'
import type { Moment } from '~/queries/reads/moments.ts'
import { randomStream } from '~/raga/random.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInWorkers } from '~tests/support/window/stand-in-workers.ts'
import { keep, openProgress, TODAY } from '../progress/open-progress.tsx'
import { openFigure } from './open-figure.ts'

const database = standInDatabase()
const TITLE = 'A journey or one raga'

beforeEach(() => {
  standInWorkers({ compare: comparisonsOf })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
})

function moodOf(value: number): MoodValue {
  if (!isMoodValue(value)) throw new RangeError('Not a mood')
  return value
}

/** Days with a sit at half past seven that the coin chose, brighter after one side. */
function lived(days: number, brighter: CoinSide | null) {
  const random = randomStream('coin')
  const none = { mood: null, raga: null, minutes: null, heard: null }
  const moments: Moment[] = []
  for (let index = 0; index < days; index++) {
    const day = addDays(TODAY, index - days + 1)
    const side = coinOfDay('asha', day)
    const before = 1 + Math.floor(random() * 2)
    const after = before + Math.floor(random() * 2) + (side === brighter ? 2 : 0)
    const heard = `/recordings/${side === 'journey' ? 'yaman-10+desh-5' : 'yaman-15'}.mp3?by=coin`
    moments.push(
      { ...none, kind: 'check-in', day, minute: 420, mood: moodOf(before) },
      { ...none, kind: 'session', day, minute: 450, minutes: 15, heard },
      { ...none, kind: 'entry', day, minute: 540, mood: moodOf(after) },
    )
  }
  return { moments }
}

test('Insight says how many sessions of the coin it still needs', async () => {
  keep(database, lived(12, null))
  const { figure, rows, joined } = await openFigure(TITLE)
  const [journeys, alone] = rows.map((row) => Number(row[3]))
  expect((journeys ?? 0) + (alone ?? 0)).toBe(12)
  const needed = (n = 0, one = '') => `${15 - n} more ${one}${n === 14 ? '' : 's'}`
  const words = `It needs ${needed(journeys, 'journey')} and ${needed(alone, 'single raga')}.`
  expect(figure.getByText(new RegExp(words))).toBeDefined()
  expect(joined).toEqual([])
})

test('Insight shows a clear difference as the person’s own, with its sessions', async () => {
  keep(database, lived(90, 'journey'))
  const { figure, rows, joined } = await openFigure(TITLE)
  expect(figure.getByText('After a journey you felt better than after one raga')).toBeDefined()
  expect(figure.getByText('That is your record, not a promise.')).toBeDefined()
  expect(joined).toEqual(['A journey', 'One raga alone'])
  expect(Number(rows[0]?.[3]) + Number(rows[1]?.[3])).toBe(90)
})

test('Insight shows no difference where there is none', async () => {
  keep(database, lived(90, null))
  const { figure, joined } = await openFigure(TITLE)
  expect(figure.getByText('Neither stands out yet')).toBeDefined()
  expect(joined).toEqual([])
})

test('Insight says nothing of a coin to a person who tosses none', async () => {
  const moments = lived(30, null).moments.map((moment) => ({ ...moment, heard: null }))
  keep(database, { moments })
  openProgress('/progress?tab=insight')
  await screen.findByRole('region', { name: 'Before and after practice' })
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})
