import { afterAll, expect, test } from 'vitest'
import { moonEvents } from '~/jyotish/almanac/moon/moon-events.ts'
import { newSky } from '~/jyotish/almanac/sky/sky.ts'
import { milliseconds } from '../golden-births.ts'
import { worstErrors } from '../worst-errors.ts'
import { type GoldenMoonEvents, goldenAlmanac } from './golden-almanac.ts'

/** Of the tolerance of each event, 10 s or more where the Moon rises flat: a fault must show. */
const SHARE = 0.2
const shares = worstErrors('tolerances')
const seconds = worstErrors('s')

test('moonrises and moonsets, of the civil day and of the panchang day, are those of Swiss Ephemeris', () => {
  let compared = 0
  for (const golden of goldenAlmanac.panchang) {
    const { id, input } = golden
    const { moon } = newSky()
    const compare = (window: 'civil' | 'day', from: string, until: string) => {
      const span = { from: milliseconds(from), until: milliseconds(until) }
      const { rises, sets } = moonEvents(moon, input, span)
      for (const [key, ours] of [
        [`moonrise_${window}`, rises],
        [`moonset_${window}`, sets],
      ] as const satisfies readonly (readonly [GoldenMoonEvents, unknown])[]) {
        expect(ours, `${id} ${key}`).toHaveLength(golden[key].length)
        golden[key].forEach(({ at, tolerance_s }, index) => {
          const error = ((ours[index] ?? Number.NaN) - milliseconds(at)) / 1000
          seconds.note(key, error, tolerance_s, id)
          shares.note(key, error / tolerance_s, SHARE, id)
          compared += 1
        })
      }
    }
    compare('civil', input.civil_day_start, input.civil_day_end)
    compare('day', golden.sunrise, golden.next_sunrise)
  }
  expect(compared).toBeGreaterThan(300)
  expect(shares.beyond(), `\n${shares.table()}\n${seconds.table()}`).toEqual([])
})

test('the Moon neither rises nor sets for days far in the north', () => {
  const span = {
    from: milliseconds('2025-01-12T00:00:00Z'),
    until: milliseconds('2025-01-15T00:00:00Z'),
  }
  const { rises, sets } = moonEvents(newSky().moon, { latitude: 70, longitude: 25 }, span)
  expect([...rises, ...sets]).toEqual([])
})

// Four places, so that the Moon is highest at another minute of the hour in each.
test.each([20, 24, 28, 32])(
  'a Moon that only grazes the horizon rises and sets, for less and less time northward, at %d° east',
  (longitude) => {
    const { moon } = newSky()
    const span = {
      from: milliseconds('2025-01-27T00:00:00Z'),
      until: milliseconds('2025-01-28T00:00:00Z'),
    }
    const minutes = Array.from({ length: 100 }, (_, step) => {
      const { rises, sets } = moonEvents(moon, { latitude: 61 + step / 100, longitude }, span)
      return ((sets[0] ?? 0) - (rises[0] ?? 0)) / 60_000
    }).filter((length) => length !== 0)
    expect(minutes.toSorted((a, b) => b - a)).toEqual(minutes)
    expect(minutes.filter((length) => length < 30).length).toBeGreaterThan(3)
  },
)

afterAll(() => {
  process.stdout.write(`Worst errors of the Moon’s events:\n${seconds.table()}\n`)
})
