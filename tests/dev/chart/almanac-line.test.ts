import { expect, test } from 'vitest'
import { answerLine } from '~dev/chart/answer-line.ts'
import { goldenAlmanac } from '~tests/jyotish/almanac/golden-almanac.ts'
import { goldenNow } from '~tests/jyotish/golden-births.ts'

const DELHI = { latitude: 28.6358, longitude: 77.2245 }
const BIRTH = { ...DELHI, utc: '1942-09-15T05:30:00Z' }

function ask(request: unknown) {
  return JSON.parse(answerLine(JSON.stringify(request), () => goldenNow))
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** A reply and its golden data, without what no program has to know and with instants as dates. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value === 'string' && INSTANT.test(value)) return value.slice(0, 10)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !['tolerance_s', 'margin_s', 'id', 'input', 'tags'].includes(key))
      .filter(([key]) => !['delta_t_s', 'doubtful', MARGINS].includes(key))
      .map(([key, member]) => [key, shape(member)]),
  )
}
const MARGINS = 'sun_from_cusp_at_new_moons_arcsec'

test('the reply to a panchang line has the fields of the golden data', () => {
  for (const golden of goldenAlmanac.panchang) {
    if (golden.doubtful.length > 0) continue
    const { date, latitude, longitude, timezone } = golden.input
    const reply = ask({ kind: 'panchang', date, latitude, longitude, timezone })
    expect(shape(reply), golden.id).toEqual(shape(golden))
    const late = (Date.parse(reply.sunrise) - Date.parse(golden.sunrise)) / 1000
    expect(Math.abs(late)).toBeLessThanOrEqual(2)
  }
})

test('a panchang line may ask for another sunrise, and says where there is none', () => {
  const line = { kind: 'panchang', ...DELHI, timezone: '+05:30', date: '1957-02-06' }
  expect(ask({ ...line, sunrise: 'centre-without-refraction' }).sunrise).toMatch(/T01:40:3\dZ$/)
  const [polar] = goldenAlmanac.no_sunset
  expect(ask({ kind: 'panchang', ...polar?.input })).toEqual({ kind: 'stays-up' })
})

test('a line of ayanamshas, vargas, transits or Saturn has the fields of the golden data', () => {
  const [golden] = goldenAlmanac.ayanamshas
  const ayanamshas = ask({ kind: 'ayanamshas', utc: golden?.utc })
  expect(Object.keys(ayanamshas.mean_deg).sort()).toEqual(
    Object.keys(golden?.mean_deg ?? {}).sort(),
  )
  expect(ayanamshas.mean_deg.raman).toBeCloseTo(golden?.mean_deg.raman ?? 0, 5)

  const birth = goldenAlmanac.vargas[0]
  expect(ask({ kind: 'vargas', ...birth?.input })).toEqual({ signs: birth?.signs })

  const transit = goldenAlmanac.transits[0]
  const [first] = transit?.dates ?? []
  const { moon_sign, lagna_sign } = transit ?? {}
  const transits = ask({ kind: 'transits', birth: transit?.input, at: first?.at })
  expect(shape(transits)).toEqual(shape({ moon_sign, lagna_sign, grahas: first?.grahas }))
  const span = { from: '1950-01-01', to: '2050-12-31' }
  const saturn = ask({ kind: 'saturn', birth: transit?.input, ...span })
  expect(shape(saturn)).toEqual(shape({ moon_sign, saturn_periods: transit?.saturn_periods }))
})

test('a line of vargas may name the rule of another school', () => {
  const { signs } = ask({ kind: 'vargas', ...BIRTH, methods: { D2: 'raman' } })
  expect(signs.D2).not.toEqual(ask({ kind: 'vargas', ...BIRTH }).signs.D2)
  expect(signs.D3).toEqual(ask({ kind: 'vargas', ...BIRTH }).signs.D3)
})

test('a line of the kind chart is a chart', () => {
  expect(ask({ kind: 'chart', ...BIRTH })).toEqual(ask(BIRTH))
})

const DAY = { kind: 'panchang', ...DELHI, timezone: 'Asia/Kolkata' }
const YEARS = 'The almanac can be computed for the years 1800 to 2200.'

test.each([
  [{ ...DAY, date: '1799-12-31' }, YEARS],
  [{ ...DAY, date: '2201-01-01' }, YEARS],
  [{ ...DAY, date: '2023-02-29' }, 'There is no day 2023-02-29.'],
  [{ ...DAY }, 'date is missing: it must be a text.'],
  [{ ...DAY, date: '2024-01-01', timezone: 'Mars' }, 'There is no time zone "Mars".'],
  [
    { ...DAY, date: '2024-01-01', sunrise: 'noon' },
    'sunrise must be upper-limb or centre or centre-without-refraction.',
  ],
  [{ kind: 'ayanamshas', utc: '2201-01-01T00:00:00Z' }, YEARS],
  [{ kind: 'ayanamshas' }, 'utc is missing: it must be a text.'],
  [{ kind: 'vargas', ...BIRTH, latitude: 70 }, expect.stringContaining('beyond 66°')],
  [{ kind: 'vargas', ...BIRTH, methods: { D4: 'raman' } }, 'D4 must be parashara.'],
  [{ kind: 'transits', at: '2024-01-01T00:00:00Z' }, 'birth must be an object.'],
  [{ kind: 'transits', birth: BIRTH, at: '1799-01-01T00:00:00Z' }, YEARS],
  [
    { kind: 'saturn', birth: BIRTH, from: '2024-01-02', to: '2024-01-01' },
    'to must not be before from.',
  ],
  [
    { kind: 'horoscope' },
    'kind must be chart or panchang or ayanamshas or vargas or transits or saturn.',
  ],
])('the reply to the almanac line %j is its error', (request, error) => {
  expect(ask(request)).toEqual({ error })
})
