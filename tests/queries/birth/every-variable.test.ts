import '~tests/support/window/fake-device.ts'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import type { Birth } from '~/domain/birth/birth.ts'
import { NOTHING_TYPED } from '~/domain/birth/birth-typed.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { saturnPeriods } from '~/jyotish/almanac/transits/saturn-periods.ts'
import { skyOver as skyOverNow } from '~/jyotish/almanac/transits/sky-over.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import type { VargaMethods } from '~/jyotish/confidence/varga-confidence.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { birthConfidence } from '~/queries/birth/birth-confidence.ts'
import { birthDraft, hasBirthDraft } from '~/queries/birth/birth-draft.ts'
import type { Caster } from '~/queries/birth/caster.ts'
import { saturnOfLife, skyOver, vargaConfidence } from '~/queries/birth/chart-almanac.ts'
import { chartOfBirth } from '~/queries/birth/chart-of-birth.ts'
import { skyProfile } from '~/queries/birth/sky-profile.ts'
import { chartResponse } from '~dev/chart/chart-response.ts'
import { BACKEND, standInAstrology } from '~tests/support/astrology-stand-in.ts'
import { everyVariableCounts, found } from '~tests/support/every-variable.ts'
import { standInWorkers } from '~tests/support/window/stand-in-workers.ts'

const net = standInAstrology()
/** Of the vargas only what is asked is of interest: few births have a doubt about the node. */
const FUNCTIONS = {
  sky: skyOverNow,
  saturn: saturnPeriods,
  vargas: (...asked: unknown[]) => asked,
}

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

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
  vi.stubEnv('VITE_ASTROLOGY_API_URL', BACKEND)
  standInWorkers(FUNCTIONS)
})
afterEach(() => vi.unstubAllGlobals())

type Where = Pick<Birth, 'utc' | 'latitude' | 'longitude'>
const WHERE: Where = { utc: PUNE.utc, latitude: PUNE.latitude, longitude: PUNE.longitude }
const ELSEWHERE: Where = { utc: at('1991-02-28T03:10Z'), latitude: 51.5, longitude: 20 }
const birthAt = ({ utc, latitude, longitude }: Where): Birth => ({
  ...PUNE,
  utc,
  latitude,
  longitude,
})

type ChartAsked = Where & { node: 'mean' | 'true' }
everyVariableCounts<ChartAsked>(
  'the chart of a birth on this device',
  ({ node, ...where }) => chartOfBirth(birthAt(where), node, 'device'),
  { ...WHERE, node: 'mean' },
  { ...ELSEWHERE, node: 'true' },
)

test('the chart of a birth is found anew, and differs, by who computes it', async () => {
  net.answer = () => HttpResponse.json(chartResponse(chartOf({ ...WHERE, node: 'mean' }), PUNE.utc))
  const by = (caster: Caster) => chartOfBirth(PUNE, 'mean', caster)
  expect(by('backend').queryKey).not.toEqual(by('device').queryKey)
  expect(await found(by('backend'))).toMatchObject({ computedBy: 'backend' })
  expect(await found(by('device'))).toMatchObject({ computedBy: 'device' })
})

type DoubtAsked = ChartAsked & {
  minutes: number
  now: UtcMilliseconds
  ayanamsha: 'lahiri' | 'raman'
}
const NOW = at('2026-03-14T12:00Z')
everyVariableCounts<DoubtAsked>(
  'what is certain of a chart',
  ({ node, minutes, now, ayanamsha, ...where }) =>
    birthConfidence({ birth: birthAt(where), node, minutes, now, ayanamsha }),
  { ...WHERE, node: 'mean', minutes: 120, now: NOW, ayanamsha: 'lahiri' },
  { ...ELSEWHERE, node: 'true', minutes: 5, now: at('2056-03-14T12:00Z'), ayanamsha: 'raman' },
)

type VargasAsked = ChartAsked & {
  minutes: number
  methods: VargaMethods
  ayanamsha: 'lahiri' | 'raman'
}
everyVariableCounts<VargasAsked>(
  'what is certain in each varga',
  ({ node, minutes, methods, ayanamsha, ...where }) =>
    vargaConfidence({ birth: birthAt(where), node, minutes, methods, ayanamsha }),
  { ...WHERE, node: 'mean', minutes: 60, methods: {}, ayanamsha: 'lahiri' },
  { ...ELSEWHERE, node: 'true', minutes: 5, methods: { D3: 'jagannatha' }, ayanamsha: 'raman' },
)

type SkyAsked = { moon: 'Leo' | 'Aries'; lagna: 'Leo' | 'Aries'; at: UtcMilliseconds } & Pick<
  DoubtAsked,
  'ayanamsha'
>
everyVariableCounts<SkyAsked>(
  'the sky over a chart',
  ({ moon, lagna, at, ayanamsha }) => skyOver({ moon, lagna }, at, ayanamsha),
  { moon: 'Leo', lagna: 'Leo', at: NOW, ayanamsha: 'lahiri' },
  { moon: 'Aries', lagna: 'Aries', at: at('2026-06-14T12:00Z'), ayanamsha: 'raman' },
)

type SaturnAsked = Pick<SkyAsked, 'moon' | 'ayanamsha'> & { birth: UtcMilliseconds }
everyVariableCounts<SaturnAsked>(
  'Saturn near a birth Moon',
  ({ moon, birth, ayanamsha }) => saturnOfLife(moon, birth, ayanamsha),
  { moon: 'Leo', birth: PUNE.utc, ayanamsha: 'lahiri' },
  { moon: 'Aries', birth: at('1960-01-18T03:00Z'), ayanamsha: 'raman' },
)

describe('the profile of the astrology service', () => {
  /** Replies with what it was asked, so that a profile tells its birth. */
  const echo = () => {
    const { time, latitude, longitude } = Object(net.asked.at(-1)?.body)
    return HttpResponse.json({
      current_mahadasha: [time, latitude, longitude].join(),
      current_antardasha: 'Saturn',
      astro_mood: 'Reflective',
      suggested_raag: 'Yaman',
      moon_sign: 'Taurus',
      lagna: 'Leo',
      nakshatra: 'Rohini',
      planet_positions: {},
    })
  }
  beforeEach(() => {
    net.answer = echo
  })
  everyVariableCounts<Where>(
    'the profile of the astrology service',
    (where) => {
      const time = new Date(where.utc + 19_800_000).toISOString().slice(11, 16)
      return skyProfile({ ...birthAt(where), time })
    },
    WHERE,
    ELSEWHERE,
  )
})

describe('a draft of a birth', () => {
  const typed = (date: string) => ({ ...NOTHING_TYPED, date, base: null })
  beforeEach(async () => {
    await deviceStore.set('asha', 'birth-draft', typed('28/2/1991'))
    await deviceStore.set('asha', 'chart-draft', typed('4/5/1988'))
    await deviceStore.set('ravi', 'birth-draft', typed('1/1/2000'))
  })
  everyVariableCounts<{ uid: string; start: string }>(
    'a draft of a birth',
    ({ uid, start }) => birthDraft(uid, start),
    { uid: 'asha', start: 'birth-draft' },
    { uid: 'ravi', start: 'chart-draft' },
  )
  everyVariableCounts<{ uid: string }>(
    'whether there is a draft of a birth',
    ({ uid }) => hasBirthDraft(uid),
    { uid: 'asha' },
    { uid: 'nobody' },
  )
})
