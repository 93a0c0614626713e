import { chartOf } from '~/jyotish/chart/chart.ts'
import { DASHA_LORDS } from '~/jyotish/chart/dasha-lords.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { chartResponse } from '~dev/chart/chart-response.ts'
import { readRequest } from '~dev/chart/read-request.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * The reply to `POST /v1/chart`, from the app's own engine.
 * @throws RangeError, with a text for people, for an invalid moment or place.
 */
export function chartReply({ date, time, lat, lon, timezone }: Body, now: number) {
  // A backend that gets no zone uses UTC.
  const clock = { date, time, timezone: timezone ?? 'UTC', now: new Date(now).toISOString() }
  const request = readRequest(JSON.stringify({ ...clock, latitude: lat, longitude: lon }))
  return chartResponse(chartOf(request), request.now ?? request.utc)
}

const MOODS = ['Shantha', 'Karuna', 'Shringara'] as const

/** The reply to `POST /astro/get-profile`; its suggestion follows the lord of the mahadasha. */
export function profileReply({ latitude, longitude, ...body }: Body, now: number) {
  const chart = chartReply({ ...body, lat: latitude, lon: longitude }, now)
  const { current } = chart.vimshottari
  const turn = Math.max(
    0,
    DASHA_LORDS.findIndex(({ lord }) => lord === current.mahadasha),
  )
  const mood = MOODS[turn % MOODS.length] ?? MOODS[0]
  const raga = RAGAS.find(({ moodCategory }) => moodCategory === mood)
  return {
    current_mahadasha: current.mahadasha ?? 'None',
    current_antardasha: current.bhukti ?? 'None',
    astro_mood: mood,
    suggested_raag: raga?.name ?? 'Yaman',
    moon_sign: chart.planets.Moon?.sign,
    lagna: chart.lagna.sign,
    nakshatra: chart.moon_nakshatra.name,
    planet_positions: Object.fromEntries(
      Object.entries(chart.planets).map(([name, { sign, degree }]) => [name, { sign, degree }]),
    ),
  }
}
