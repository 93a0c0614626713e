import { chartFromReply } from '~/domain/chart/chart-from-reply.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { createAstrologyBackend } from '~/services/astrology/astrology-backend.ts'
import { createGeocoder } from '~/services/geocoder.ts'
import * as domain from '../in-domain.ts'
import { type RealReply, realReply } from '../mutate-reply.ts'
import type { ReplyTarget } from './reply-target.ts'

const WHEN = { date: '1990-01-18', time: '08:30', timezone: 'Asia/Kolkata' }
const isOwn = (error: unknown) => error instanceof AstrologyError

const turn = domain.is(
  'longitude',
  (value) => typeof value === 'number' && value >= 0 && value < 360,
)
const numberOrNull = domain.orNull(domain.finite)

/** A chart as the screens read it: every number finite, every angle within the circle. */
const chart: domain.InDomain = (value) => {
  const { grahas, lagna, mahadashas, utc, ayanamsha, ayanamshaWithNutation } = value as Record<
    string,
    never
  >
  return (
    numberOrNull(utc) ??
    numberOrNull(ayanamsha) ??
    numberOrNull(ayanamshaWithNutation) ??
    turn(Reflect.get(lagna ?? {}, 'longitude')) ??
    domain.every((graha) => {
      const { longitude, speed, house } = graha as Record<string, unknown>
      return turn(longitude) ?? numberOrNull(speed) ?? domain.wholeFrom(1, 12)(house)
    })(Object.values(grahas ?? {})) ??
    periods(mahadashas)
  )
}

const periods: domain.InDomain = domain.every((period) => {
  const { start, end, bhuktis, pratyantars, lord } = period as Record<string, unknown>
  return (
    domain.finite(start) ??
    domain.finite(end) ??
    domain.is('period', () => Number(start) < Number(end))(lord) ??
    domain.oneOf(...'Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu'.split(' '))(lord) ??
    periods(bhuktis ?? pratyantars ?? [])
  )
})

const shortText = domain.is(
  'short text',
  (value) =>
    typeof value === 'string' && value.trim() === value && value !== '' && value.length <= 100,
)

const profile = domain.only({
  currentMahadasha: shortText,
  currentAntardasha: shortText,
  astroMood: shortText,
  suggestedRaga: shortText,
  moonSign: shortText,
  lagna: shortText,
  nakshatra: shortText,
  planetPositions: (value) =>
    domain.every(domain.only({ sign: shortText, degree: domain.orNull(domain.degrees(0, 30)) }))(
      Object.values(value as object),
    ),
})

async function post(url: string, body: object, key: string): Promise<RealReply> {
  const headers = { 'content-type': 'application/json', 'x-api-key': key }
  return realReply(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** The calls of the astrology backend, with the replies of the one at `url`. */
export async function astrologyTargets(url: string, apiKey: string): Promise<ReplyTarget[]> {
  const body = { ...WHEN, lat: 18.52, lon: 73.86 }
  const placed = { ...WHEN, place: 'Pune', latitude: 18.52, longitude: 73.86 }
  const charted = await post(`${url}/v1/chart`, body, apiKey)
  const refusals = [
    await post(`${url}/v1/chart`, body, 'wrong'),
    await post(`${url}/v1/chart`, { ...body, lat: 95 }, apiKey),
    await post(`${url}/astro/get-profile`, {}, apiKey),
  ]
  const profiled = await post(`${url}/astro/get-profile`, placed, apiKey)
  const health = await realReply(await fetch(`${url}/v1/healthz`))
  const at = (address: string) => createAstrologyBackend({ url: address, apiKey })
  return [
    {
      name: 'chart',
      replies: [charted, charted, ...refusals.slice(0, 2)],
      ask: async (address) => {
        const reply = await at(address).chart(body)
        return [chartFromReply(reply, 'mean'), chartFromReply(reply, 'true')]
      },
      domain: domain.every(chart),
      isOwn,
    },
    {
      name: 'profile',
      replies: [profiled, profiled, ...refusals.slice(2)],
      ask: (address) => at(address).profile(placed),
      domain: profile,
      isOwn,
    },
    {
      name: 'health',
      replies: [health],
      ask: (address) => at(address).health(),
      domain: domain.oneOf(undefined),
      isOwn,
    },
  ]
}

/** The search for a place, with the replies of the geocoder at `url`. */
export async function geocoderTargets(url: string): Promise<ReplyTarget[]> {
  const search = (text: string) =>
    fetch(`${url}/search?q=${text}&format=json&limit=1`).then(realReply)
  return [
    {
      name: 'place',
      replies: [await search('Kibber'), await search('Giethoorn'), await search('Pune')],
      ask: (address) => createGeocoder({ url: address, pause: async () => undefined })('Kibber'),
      domain: domain.only({
        latitude: domain.degrees(-90, 90),
        longitude: domain.degrees(-180, 180),
        displayName: domain.is(
          'name of a place',
          (value) =>
            typeof value === 'string' &&
            value !== '' &&
            value === value.trim() &&
            value.length <= 300,
        ),
        source: domain.oneOf('geocoder'),
      }),
      isOwn,
    },
  ]
}
