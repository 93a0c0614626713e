import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import type { Birth } from '~/domain/birth/birth.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { type KeptChoice, useKeptChoice } from '~/queries/almanac/kept-choice.ts'
import { useSunriseKind } from '~/queries/almanac/sunrise-kind.ts'
import { useChartStyle } from '~/queries/birth/chart-style.ts'
import { useChartByAyanamsha } from '~/queries/birth/use-chart-by-ayanamsha.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import { keptCharts } from '~/queries/reads/kept-charts.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'

const ravi = { ...person, uid: 'ravi-uid', email: 'ravi@example.com' }

beforeEach(async () => {
  signInAsAsha()
  for (const { uid } of [person, ravi]) {
    for (const name of await deviceStore.names(uid, '')) await deviceStore.del(uid, name)
  }
})

/** The same hook for two people of one page, one after the other. */
function hookOf<Result>(hook: () => Result, client = createQueryClient()) {
  return (who: typeof person | null) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <PersonProvider person={who}>{children}</PersonProvider>
      </QueryClientProvider>
    )
    return renderHook(hook, { wrapper }).result
  }
}

test('the style of charts is one person’s own, is kept, and nobody’s lasts with the page', async () => {
  const style = hookOf(useChartStyle)
  const ofAsha = style(person)
  act(() => ofAsha.current[1]('south'))
  await waitFor(() => expect(ofAsha.current[0]).toBe('south'))
  await waitFor(async () => expect(await deviceStore.get(person.uid, 'chart-style')).toBe('south'))
  const ofRavi = style(ravi)
  const ofNobody = style(null)
  await act(async () => {})
  expect([ofRavi.current[0], ofNobody.current[0]]).toEqual(['north', 'north'])
  act(() => ofNobody.current[1]('south'))
  await waitFor(() => expect(style(null).current[0]).toBe('south'))
  expect(style(ravi).current[0]).toBe('north')
  const later = hookOf(useChartStyle)(person)
  await waitFor(() => expect(later.current[0]).toBe('south'))
})

test('the definition of sunrise is one person’s own, and is kept', async () => {
  const kind = hookOf(useSunriseKind)
  const ofAsha = kind(person)
  await waitFor(() => expect(ofAsha.current[0]).toBe('upperLimb'))
  act(() => ofAsha.current[1]('centreWithoutRefraction'))
  expect(ofAsha.current[0]).toBe('centreWithoutRefraction')
  const ofRavi = kind(ravi)
  await waitFor(() => expect(ofRavi.current[0]).toBe('upperLimb'))
  const later = hookOf(useSunriseKind)(person)
  await waitFor(() => expect(later.current[0]).toBe('centreWithoutRefraction'))
})

test('two choices of one person are kept apart', async () => {
  const choice = (name: string): KeptChoice<unknown> => ({ name, parse: (kept) => kept ?? null })
  const client = createQueryClient()
  const one = hookOf(() => useKeptChoice(choice('one')), client)(person)
  await waitFor(() => expect(one.current[0]).toBeNull())
  act(() => one.current[1]('of one'))
  const other = hookOf(() => useKeptChoice(choice('other')), client)(person)
  await waitFor(() => expect(other.current[0]).toBeNull())
  expect(one.current[0]).toBe('of one')
})

const at = (text: string) => Date.parse(text) as UtcMilliseconds
const PUNE: Birth = {
  date: localDay('1991-02-28'),
  time: '05:40',
  place: 'Pune',
  latitude: 18.52,
  longitude: 73.86,
  timezone: 'auto',
  zone: 'Asia/Kolkata',
  offsetSeconds: 19_800,
  utc: at('1991-02-28T00:10Z'),
}

type Cast = {
  readonly birth: Birth
  readonly node: 'mean' | 'true'
  readonly computedBy: 'device' | 'backend'
}
const FIRST: Cast = { birth: PUNE, node: 'mean', computedBy: 'device' }
const OTHERS: readonly (readonly [string, Cast])[] = [
  ['its time', { ...FIRST, birth: { ...PUNE, utc: at('1991-02-28T06:10Z') } }],
  ['its place', { ...FIRST, birth: { ...PUNE, latitude: 51.5, longitude: 0 } }],
  ['the node', { ...FIRST, node: 'true' }],
  ['who computed it', { ...FIRST, computedBy: 'backend' }],
]
const lahiriOf = ({ birth, node, computedBy }: Cast) => {
  const { utc, latitude, longitude } = birth
  return { ...chartOf({ utc, latitude, longitude, node }), computedBy }
}

test.each(OTHERS)(
  'a chart by another ayanamsha is that of its own birth, also after one that differs in %s',
  async (_, other) => {
    await deviceStore.set(person.uid, 'ayanamsha', 'raman')
    const client = createQueryClient()
    const shown = async (cast: Cast) => {
      const lahiri = lahiriOf(cast)
      const result = hookOf(() => useChartByAyanamsha(cast.birth, lahiri), client)(person)
      await waitFor(() => expect(result.current.shown?.ayanamsha).toBe('raman'))
      await waitFor(() => expect(result.current.isRenewing).toBe(false))
      return { lahiri, reading: result.current.shown?.reading }
    }
    const first = await shown(FIRST)
    const second = await shown(other)
    for (const { lahiri, reading } of [first, second]) {
      expect(reading).toMatchObject({ node: lahiri.node, computedBy: lahiri.computedBy })
      const shift = (reading?.lagna.longitude ?? 0) - lahiri.lagna.longitude
      expect((shift + 360) % 360).toBeCloseTo(1.44, 1)
      expect(reading?.mahadashas).not.toEqual(lahiri.mahadashas)
    }
    expect(second.reading).not.toEqual(first.reading)
  },
)

test('a chart is shown by the ayanamsha that is chosen, at once by Lahiri, and each person has a choice', async () => {
  const lahiri = lahiriOf(FIRST)
  const client = createQueryClient()
  const chart = hookOf(() => useChartByAyanamsha(PUNE, lahiri), client)
  const ofAsha = chart(person)
  await waitFor(() =>
    expect(ofAsha.current.shown).toEqual({ ayanamsha: 'lahiri', reading: lahiri }),
  )
  act(() => ofAsha.current.choose('raman'))
  await waitFor(() => expect(ofAsha.current.shown?.ayanamsha).toBe('raman'))
  expect(await deviceStore.get(person.uid, 'ayanamsha')).toBe('raman')
  const ofRavi = chart(ravi)
  await waitFor(() => expect(ofRavi.current.shown?.ayanamsha).toBe('lahiri'))
  act(() => ofAsha.current.choose('krishnamurti'))
  await waitFor(() => expect(ofAsha.current.shown?.ayanamsha).toBe('krishnamurti'))
  expect(ofRavi.current.choice).toBe('lahiri')
})

test('what is read of one person is not what is read of another', () => {
  expect(astroProfile('asha').queryKey).not.toEqual(astroProfile('ravi').queryKey)
  expect(keptCharts('asha').queryKey).not.toEqual(keptCharts('ravi').queryKey)
})
