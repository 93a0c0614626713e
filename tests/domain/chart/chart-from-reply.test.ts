import { expect, test } from 'vitest'
import { type ChartReply, chartFromReply } from '~/domain/chart/chart-from-reply.ts'
import { siderealLongitude } from '~/jyotish/angle.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import { nakshatraOf } from '~/jyotish/chart/nakshatra.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { chartResponse } from '~dev/chart/chart-response.ts'
import { goldenBirths, milliseconds } from '~tests/jyotish/golden-births.ts'

const charts = goldenBirths.map(({ input }) =>
  chartOf({
    utc: milliseconds(input.utc),
    latitude: input.lat,
    longitude: input.lon,
    node: 'mean',
  }),
)
const [chart] = charts
if (!chart) throw new Error('There are no golden births.')

const told = (of = chart) => structuredClone(chartResponse(of, of.utc)) as unknown as ChartReply
const reply = told()
const kind = (of: ChartReply) => {
  try {
    chartFromReply(of, 'mean')
    return 'read'
  } catch (error) {
    return error instanceof Error && 'kind' in error ? error.kind : error
  }
}

test('a reply of the engine is read back as the engine computed it', () => {
  for (const computed of charts) {
    const reading = chartFromReply(told(computed), 'mean')
    for (const name of GRAHAS) {
      const { longitude, ...engine } = computed.grahas[name]
      const { longitude: read, ...placed } = reading.grahas[name]
      expect(Math.abs(read - longitude)).toBeLessThan(2e-7)
      const { sign, house, navamsha, retrograde, combust } = engine
      expect(placed).toMatchObject({ sign, house, navamsha, retrograde, combust })
      const { index, pada, lord } = engine.nakshatra
      expect(placed.nakshatra).toMatchObject({ index, pada, lord })
    }
    expect(reading.lagna.sign).toBe(computed.lagna.sign)
    expect(reading.lagna.degree).toBeCloseTo(computed.lagna.degree, 6)
    expect(reading.utc).toBe(Math.round(computed.utc / 1000) * 1000)
    for (const [index, { lord, start, bhuktis }] of computed.mahadashas.entries()) {
      const read = reading.mahadashas[index]
      expect(read?.lord).toBe(lord)
      expect(Math.abs((read?.start ?? 0) - start)).toBeLessThanOrEqual(500)
      expect(read?.bhuktis.map((each) => [each.lord, each.partial])).toEqual(
        bhuktis.map((each) => [each.lord, each.partial]),
      )
      expect(read?.bhuktis[8]?.pratyantars).toHaveLength(9)
    }
  }
})

test('a chart needs only the fields that the backend promises', () => {
  const { lagna, moon_nakshatra, planets } = reply
  const bare = {
    lagna: { sign: lagna.sign, degree: lagna.degree },
    moon_nakshatra,
    planets: Object.fromEntries(
      GRAHAS.map((name) => [name, { sign: planets[name].sign, absolute: planets[name].absolute }]),
    ) as ChartReply['planets'],
    vimshottari: {
      mahadashas: [
        {
          lord: 'Moon',
          start: '1990-02-01',
          end: '2000-02-01',
          bhuktis: [{ lord: 'Moon', start: '1990-02-01', end: '2000-02-01' }],
        },
      ],
    },
  } as const
  expect(chartFromReply(bare, 'true')).toMatchObject({
    computedBy: 'backend',
    node: null,
    utc: null,
    ayanamsha: null,
    ayanamshaWithNutation: null,
    grahas: { Mars: { speed: null, retrograde: null, combust: null } },
    mahadashas: [{ partial: false, bhuktis: [{ pratyantars: [] }] }],
  })
})

test('the true node is used when it is wanted and the reply has it', () => {
  const reading = chartFromReply(reply, 'true')
  expect(reading.node).toBe('true')
  expect(reading.grahas.Rahu.longitude).toBeCloseTo(chart.rahu.true.longitude, 6)
  expect(chartFromReply(reply, 'mean').node).toBe('mean')
  expect(chartFromReply({ ...reply, node: 'true' }, 'mean').node).toBe('true')
  expect(chartFromReply({ ...reply, node: null }, 'mean').node).toBeNull()
})

const withMoon = (moon: Partial<ChartReply['planets']['Moon']>, of = reply): ChartReply => ({
  ...of,
  planets: { ...of.planets, Moon: { ...of.planets.Moon, ...moon } },
})
const nakshatraAt = (degrees: number) => {
  const { index, lord, pada } = nakshatraOf(siderealLongitude(degrees))
  return { index, lord, pada }
}

test('a graha rounded over the border of its sign stays in its sign', () => {
  const moon_nakshatra = nakshatraAt(29.999)
  const border = withMoon({ sign: 'Aries', absolute: 30 }, { ...reply, moon_nakshatra })
  const { Moon } = chartFromReply(border, 'mean').grahas
  expect(Moon).toMatchObject({ sign: 'Aries', nakshatra: { name: 'Krittika', pada: 1 } })
  const whole = withMoon(
    { sign: 'Pisces', absolute: 360 },
    { ...reply, moon_nakshatra: nakshatraAt(359.999) },
  )
  expect(chartFromReply(whole, 'mean').grahas.Moon.sign).toBe('Pisces')
  const first = withMoon(
    { sign: 'Aries', absolute: 359.998 },
    { ...reply, moon_nakshatra: nakshatraAt(0) },
  )
  expect(chartFromReply(first, 'mean').grahas.Moon.longitude).toBe(0)
})

test('the nakshatras of a reply may be counted from one', () => {
  const { index, ...rest } = reply.moon_nakshatra
  expect(kind({ ...reply, moon_nakshatra: { ...rest, index: index + 1 } })).toBe('read')
  expect(kind({ ...reply, moon_nakshatra: { ...rest, index: index + 2 } })).toBe('malformed')
})

test.each<[string, ChartReply]>([
  ['a sign that is not that of its longitude', withMoon({ sign: 'Aries', absolute: 30.02 })],
  ['a degree beyond the sign', { ...reply, lagna: { sign: 'Leo', degree: 30.5 } }],
  ['a negative degree', { ...reply, lagna: { sign: 'Leo', degree: -1 } }],
  [
    'another lord of the nakshatra',
    {
      ...reply,
      moon_nakshatra: {
        ...reply.moon_nakshatra,
        lord: reply.moon_nakshatra.lord === 'Sun' ? 'Moon' : 'Sun',
      },
    },
  ],
  [
    'another quarter',
    {
      ...reply,
      moon_nakshatra: { ...reply.moon_nakshatra, pada: (reply.moon_nakshatra.pada % 4) + 1 },
    },
  ],
  ['an instant that cannot be read', { ...reply, utc: 'yesterday' }],
  ['no dashas', { ...reply, vimshottari: { mahadashas: [] } }],
])('a reply with %s contradicts itself and is refused', (_name, faulty) => {
  expect(kind(faulty)).toBe('malformed')
})

test('a reply that contradicts itself gives a calm message', () => {
  expect(() => chartFromReply(withMoon({ sign: 'Aries', absolute: 100 }), 'mean')).toThrow(
    'The chart that came cannot be right: Moon is said to be in Aries and at 100.00°. ' +
      'Your birth details are safe. Please try again, or calculate on this device.',
  )
})
