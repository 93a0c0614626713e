import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { AYANAMSHAS, fromLahiri } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'
import { saturnPeriods } from '~/jyotish/almanac/transits/saturn-periods.ts'
import {
  changesAfter,
  lastSignChange,
  nextCrossings,
  signChanges,
} from '~/jyotish/almanac/transits/sign-changes.ts'
import { transitsOf } from '~/jyotish/almanac/transits/transits.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { milliseconds } from '../golden-births.ts'
import { worstErrors } from '../worst-errors.ts'
import { type GoldenTransit, goldenAlmanac } from './golden-almanac.ts'

const DAY = 86_400_000
/** Of the tolerance of each crossing, which is seconds for the Moon and minutes for Saturn. */
const SHARE = 0.4
const shares = worstErrors('tolerances')
const seconds = worstErrors('s')

const signOf = (index: number) => SIGNS[index] ?? 'none'

function note(name: string, ours: number | undefined, golden: string, tolerance: number): void {
  const error = ((ours ?? Number.NaN) - milliseconds(golden)) / 1000
  seconds.note(name, error, tolerance, golden)
  shares.note(name, error / tolerance, SHARE, golden)
}

function natalOf({ input }: GoldenTransit) {
  const { grahas, lagna } = chartOf({ ...input, utc: milliseconds(input.utc), node: 'mean' })
  return { moon: grahas.Moon.sign, lagna: lagna.sign }
}

test('the transits of a birth are those of Swiss Ephemeris, with the next change of each sign', () => {
  expect(goldenAlmanac.transits).toHaveLength(30)
  for (const golden of goldenAlmanac.transits) {
    const natal = natalOf(golden)
    expect(natal).toEqual({ moon: signOf(golden.moon_sign), lagna: signOf(golden.lagna_sign) })
    for (const { at, grahas, doubtful } of golden.dates) {
      expect(doubtful).toEqual([])
      const ours = transitsOf(natal, milliseconds(at))
      for (const graha of GRAHAS) {
        const expected = grahas[graha]
        const {
          next: [next],
          degree,
          since,
          ...standing
        } = ours[graha]
        expect(degree).toBeGreaterThanOrEqual(0)
        expect([since.to, since.at <= milliseconds(at)]).toEqual([standing.sign, true])
        expect(standing, `${golden.id} ${at} ${graha}`).toEqual({
          sign: signOf(expected?.sign ?? -1),
          houseFromMoon: expected?.house_from_moon,
          houseFromLagna: expected?.house_from_lagna,
          retrograde: expected?.retrograde,
        })
        expect([next.from, next.to, next.isRetrograde]).toEqual([
          signOf(expected?.next.from ?? -1),
          signOf(expected?.next.to ?? -1),
          expected?.next.retrograde ?? false,
        ])
        note(graha, next.at, expected?.next.at ?? '', expected?.next.tolerance_s ?? 0)
      }
    }
  }
  expect(shares.beyond(), `\n${shares.table()}\n${seconds.table()}`).toEqual([])
})

test('all changes of sign within two years, with retrograde returns, are those of Swiss Ephemeris', () => {
  let returns = 0
  for (const { id, dates, crossings_after_first_date } of goldenAlmanac.transits) {
    const from = milliseconds(dates[0]?.at ?? '')
    for (const graha of GRAHAS) {
      const days = graha === 'Moon' ? 91.3125 : 730.5
      const golden = crossings_after_first_date[graha] ?? []
      const ours = signChanges(graha, { from, until: (from + days * DAY) as UtcMilliseconds })
      expect(
        ours.map((change) => [change.from, change.to, change.isRetrograde]),
        `${id} ${graha}`,
      ).toEqual(golden.map(([, sign, to, back]) => [signOf(sign), signOf(to), back === 1]))
      golden.forEach(([at, , , back, tolerance], index) => {
        note(graha, ours[index]?.at, at, tolerance)
        if (graha !== 'Rahu' && graha !== 'Ketu') returns += back
      })
    }
  }
  expect(returns).toBeGreaterThan(50)
  expect(shares.beyond(), `\n${shares.table()}\n${seconds.table()}`).toEqual([])
})

test('Sade Sati, Ardhashtama and Ashtama of a century, one entry a stay, are those of Swiss Ephemeris', () => {
  const span = {
    from: milliseconds('1950-01-01T00:00:00Z'),
    until: milliseconds('2051-01-01T00:00:00Z'),
  }
  const known = new Map<Sign, ReturnType<typeof saturnPeriods>>()
  for (const golden of goldenAlmanac.transits) {
    const { moon } = natalOf(golden)
    const ours = known.get(moon) ?? saturnPeriods(moon, span)
    known.set(moon, ours)
    expect(
      ours.map(({ start: _start, end: _end, ...period }) => period),
      golden.id,
    ).toEqual(
      golden.saturn_periods.map((period) => ({
        phase: period.phase,
        houseFromMoon: period.house_from_moon,
        enteredRetrograde: period.entered_retrograde ?? false,
        leftRetrograde: period.left_retrograde ?? false,
      })),
    )
    golden.saturn_periods.forEach(({ start, end, tolerance_s }, index) => {
      note('Saturn’s stay', ours[index]?.start, start, tolerance_s)
      note('Saturn’s stay', ours[index]?.end, end, tolerance_s)
    })
  }
  expect(shares.beyond(), `\n${shares.table()}\n${seconds.table()}`).toEqual([])
})

test('Saturn entered Pisces, and Aquarius with a return, when the newspapers said so', () => {
  const span = {
    from: milliseconds('2022-01-01T00:00:00Z'),
    until: milliseconds('2025-12-31T00:00:00Z'),
  }
  const days = signChanges('Saturn', span).map(({ at, to, isRetrograde }) => [
    new Date(at).toISOString().slice(0, 10),
    to,
    isRetrograde,
  ])
  expect(days).toEqual([
    ['2022-04-29', 'Aquarius', false],
    ['2022-07-12', 'Capricorn', true],
    ['2023-01-17', 'Aquarius', false],
    ['2025-03-29', 'Pisces', false],
  ])
})

test('Mercury’s return of a few hours, shorter than a step of the search, is found', () => {
  const span = {
    from: milliseconds('1913-12-01T00:00:00Z'),
    until: milliseconds('1913-12-05T00:00:00Z'),
  }
  const changes = signChanges('Mercury', span)
  expect(changes.map(({ to, isRetrograde }) => [to, isRetrograde])).toEqual([
    ['Libra', true],
    ['Scorpio', false],
  ])
})

test('transits are refused before 1800 and after 2200', () => {
  const natal = { moon: 'Aries', lagna: 'Aries' } as const
  const [early, late] = [milliseconds('1799-01-01T00:00:00Z'), milliseconds('2202-01-01T00:00:00Z')]
  expect(() => transitsOf(natal, late)).toThrow('1800 to 2200')
  expect(() => signChanges('Mars', { from: early, until: late })).toThrow('1800 to 2200')
  expect(() => saturnPeriods('Aries', { from: early, until: late })).toThrow('1800 to 2200')
})

const moments = fc.integer({
  min: Date.UTC(1800, 1),
  max: Date.UTC(2200, 1),
}) as fc.Arbitrary<UtcMilliseconds>

test('a graha stands in its sign since the last change before, and until the next', () => {
  const grahas = fc.constantFrom(...GRAHAS)
  fc.assert(
    fc.property(grahas, moments, fc.constantFrom(...AYANAMSHAS), (graha, at, ayanamsha) => {
      const since = lastSignChange(graha, at, ayanamsha)
      const [next] = nextCrossings(graha, at, ayanamsha)
      expect(since.at <= at && at < next.at).toBe(true)
      expect(next.from).toBe(since.to)
      const before = (since.at - 1) as UtcMilliseconds
      expect(changesAfter(graha, before, ayanamsha).next().value).toEqual(since)
      expect(changesAfter(graha, since.at, ayanamsha).next().value).toEqual(next)
    }),
    { numRuns: 60 },
  )
})

test('a graha that turns at a border is told with its returns over it', () => {
  const at = milliseconds('2027-01-01T00:00:00Z')
  const told = nextCrossings('Saturn', at).map((change) => [
    new Date(change.at).toISOString().slice(0, 10),
    change.to,
    change.isRetrograde,
  ])
  expect(told).toEqual([
    ['2027-06-02', 'Aries', false],
    ['2027-10-20', 'Pisces', true],
    ['2028-02-23', 'Aries', false],
  ])
  for (const graha of ['Sun', 'Moon', 'Rahu', 'Ketu'] as const) {
    expect(nextCrossings(graha, at)).toHaveLength(1)
  }
})

test('a transit by another ayanamsha stands as far from Lahiri as the ayanamshas differ', () => {
  const natal = { moon: 'Aries', lagna: 'Aries' } as const
  fc.assert(
    fc.property(moments, fc.constantFrom(...AYANAMSHAS), (at, ayanamsha) => {
      const [lahiri, ours] = [transitsOf(natal, at), transitsOf(natal, at, ayanamsha)]
      for (const graha of GRAHAS) {
        const place = ({ sign, degree }: (typeof ours)['Sun']) => SIGNS.indexOf(sign) * 30 + degree
        const moved = place(ours[graha]) - place(lahiri[graha]) - fromLahiri(ayanamsha)(at)
        expect(Math.abs(((moved + 540) % 360) - 180)).toBeLessThan(1e-9)
      }
    }),
    { numRuns: 15 },
  )
})

afterAll(() => {
  process.stdout.write(
    `Worst errors of the transits:\n${seconds.table()}\nas a share:\n${shares.table()}\n`,
  )
})
