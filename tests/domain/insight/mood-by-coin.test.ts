import { expect, test } from 'vitest'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { coinOfDay } from '~/domain/improvisation/day-coin.ts'
import { type CoinSitAt, moodByCoin } from '~/domain/insight/mood-by-coin.ts'
import type { MoodMoment } from '~/domain/insight/mood-moment.ts'
import { randomStream } from '~/raga/random.ts'
import { normal, onTheScale } from '~tests/domain/insight/simulated-person.ts'
import { samples } from '~tests/support/long-run.ts'

const FIRST = localDay('2025-01-01')
const LAST = addDays(FIRST, 364)

type Life = {
  readonly days: number
  /** By how much a journey is followed by a higher mood, in points. */
  readonly effect?: number
  /** How readily a mood after it is recorded, by what it is. */
  readonly writes?: (after: number) => number
}

/** A person with a low mood on each day, who sits as the coin says. */
function lived(person: string, { days, effect = 0, writes = () => 1 }: Life) {
  const random = randomStream(person)
  const moods: MoodMoment[] = []
  const sits: CoinSitAt[] = []
  for (let index = 0; index < days; index++) {
    const day = addDays(FIRST, index)
    const hour = 19 + random()
    const side = coinOfDay(person, day)
    const before = random() < 0.5 ? 1 : 2
    const more = side === 'journey' ? effect : 0
    const after = onTheScale(before + 0.8 + more + 0.7 * normal(random))
    moods.push({ day, hour: hour - 0.3, mood: before })
    sits.push({ day, hour, side })
    if (random() < writes(after)) moods.push({ day, hour: hour + 0.5, mood: after })
  }
  return { moods, sits, random }
}

function found(person: string, life: Life) {
  const { moods, sits, random } = lived(person, life)
  return moodByCoin(moods, sits, LAST, random)
}

function shareOf(verdict: string, count: number, life: Life): number {
  const verdicts = Array.from({ length: count }, (_, one) => found(`person ${one}`, life).verdict)
  return verdicts.filter((one) => one === verdict).length / count
}

test('nothing is said before there are enough of both, but how many there are', () => {
  const { sits, journey, oneRaga, verdict, p } = found('meera', { days: 20 })
  expect({ sits, verdict, p }).toEqual({ sits: 20, verdict: 'not-enough', p: null })
  expect(journey.n + oneRaga.n).toBe(20)
  expect([journey.before, oneRaga.after]).toEqual([null, null])
})

test('a session without a mood after it is counted as missing, not as known', () => {
  const { sits, journey, oneRaga } = found('meera', { days: 20, writes: () => 0 })
  expect([sits, journey.n + oneRaga.n]).toEqual([20, 0])
})

test('of people for whom both are alike, 98 % or more are told so, and no more are shown a difference', () => {
  expect(shareOf('alike', samples(300), { days: 120 })).toBeGreaterThanOrEqual(0.98)
})

test('a clear difference is found, and in its direction', () => {
  expect(shareOf('higher', samples(60), { days: 120, effect: 0.9 })).toBeGreaterThan(0.9)
  expect(shareOf('lower', samples(60), { days: 120, effect: -0.9 })).toBeGreaterThan(0.9)
})

test('a difference that missing moods could have made is not claimed', () => {
  const writes = (after: number) => (after <= 2 ? 0.25 : 0.75)
  const undecided = { days: 360, effect: 0.45, writes }
  expect(shareOf('undecided', samples(40), undecided)).toBeGreaterThan(0.5)
  expect(shareOf('lower', samples(40), undecided)).toBe(0)
})

test('sessions of more than a year ago are left out', () => {
  const { moods, sits, random } = lived('meera', { days: 20 })
  expect(moodByCoin(moods, sits, addDays(LAST, 10), random).sits).toBe(10)
})
