import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { AstrologyError } from '~/lib/astrology-error.ts'
import { createAstrologyBackend } from '~/services/astrology/astrology-backend.ts'
import {
  BACKEND,
  chartReply,
  profileReply,
  standInAstrology,
} from '~tests/support/astrology-stand-in.ts'

const net = standInAstrology()
const backend = createAstrologyBackend({ url: `${BACKEND}/`, apiKey: 'k-1' })

const when = { date: '1990-08-15', time: '06:30' }
const chartCall = { ...when, lat: 12.97, lon: 77.59 }
const profileCall = { ...when, place: 'Bengaluru', latitude: 12.97, longitude: 77.59 }

const calls = {
  chart: () => backend.chart(chartCall),
  profile: () => backend.profile(profileCall),
} as const
const both = ['chart', 'profile'] as const

const json = (body: unknown, status = 200) => {
  net.answer = () => HttpResponse.json(body as object, { status })
}
const page = (status: number) => {
  net.answer = () => HttpResponse.html('<title>Sign in to this network</title>', { status })
}

async function fault(call: keyof typeof calls): Promise<{ kind: string; message: string }> {
  const error = await calls[call]().then(
    () => expect.unreachable('it was read'),
    (reason: AstrologyError) => reason,
  )
  expect(error.name).toBe('AstrologyError')
  return { kind: error.kind, message: error.message }
}

const CALM = 'Your birth details are safe. Please try again, or calculate on this device.'

test('a chart is requested with the key, the place and the clock', async () => {
  await backend.chart({ ...chartCall, timezone: 'Asia/Kolkata' })
  expect(net.asked).toHaveLength(1)
  expect(net.asked[0]).toMatchObject({
    method: 'POST',
    path: '/v1/chart',
    body: { ...chartCall, timezone: 'Asia/Kolkata' },
  })
  expect(net.asked[0]?.headers.get('x-api-key')).toBe('k-1')
  expect(net.asked[0]?.headers.get('content-type')).toBe('application/json')
})

test('a chart is returned as it was sent, without unknown fields', async () => {
  json({ ...chartReply, secret: 1 })
  const { lagna, planets, vimshottari } = await backend.chart(chartCall)
  expect(lagna.sign).toBe(chartReply.lagna.sign)
  expect(planets.Moon.absolute).toBe(chartReply.planets.Moon.absolute)
  expect(vimshottari.mahadashas[8]?.bhuktis).toHaveLength(9)
  expect(await backend.chart(chartCall)).not.toHaveProperty('secret')
})

test('a chart is requested without a key where there is none', async () => {
  await createAstrologyBackend({ url: BACKEND }).chart(chartCall)
  expect(net.asked[0]?.headers.has('x-api-key')).toBe(false)
})

test.each([
  [401, { detail: 'no' }, 'refused', 'API key is invalid or missing'],
  [429, { detail: 'slow' }, 'too-often', 'Rate limit exceeded. Please try again later.'],
  [400, { detail: 'No such day' }, 'invalid', 'Invalid birth data: No such day'],
  [400, {}, 'invalid', 'Invalid birth data: Please check your inputs'],
  [400, { detail: { code: 7 } }, 'invalid', 'Invalid birth data: Please check your inputs'],
  [400, { detail: ' \n ' }, 'invalid', 'Invalid birth data: Please check your inputs'],
  [422, { detail: 'x' }, 'invalid', 'Chart API Error: 422'],
  [403, {}, 'unexpected', 'Chart API Error: 403'],
  [404, {}, 'unexpected', 'Chart API Error: 404'],
  [500, {}, 'unexpected', 'Chart API Error: 500'],
  [503, {}, 'unexpected', 'Chart API Error: 503'],
])('a chart refused with %i %j shows its words', async (status, body, kind, message) => {
  json(body, status)
  expect(await fault('chart')).toEqual({ kind, message })
})

test.each([
  [400, 'Invalid birth data: Please check your inputs'],
  [401, 'API key is invalid or missing'],
  [502, 'Chart API Error: 502'],
])('a chart refused with a page and %i shows them all the same', async (status, message) => {
  page(status)
  expect((await fault('chart')).message).toBe(message)
})

describe('a profile', () => {
  test('a profile is requested with the place by name, and without the key', async () => {
    json(profileReply)
    await backend.profile({ ...profileCall, timezone: '+05:30' })
    expect(net.asked[0]).toMatchObject({
      method: 'POST',
      path: '/astro/get-profile',
      body: { ...profileCall, timezone: '+05:30' },
    })
    expect(net.asked[0]?.headers.has('x-api-key')).toBe(false)
  })

  test('a profile is requested without a timezone when that is auto', async () => {
    json(profileReply)
    await backend.profile({ ...profileCall, timezone: 'auto' })
    expect(net.asked[0]?.body).toEqual(profileCall)
  })

  test('a profile is read into what the screens show', async () => {
    json({ ...profileReply, lagna: { sign: 'Leo', degree: 3 }, nakshatra: { name: ' Rohini ' } })
    expect(await backend.profile(profileCall)).toEqual({
      currentMahadasha: 'Jupiter',
      currentAntardasha: 'Saturn',
      astroMood: 'Reflective',
      suggestedRaga: 'Yaman',
      moonSign: 'Taurus',
      lagna: 'Leo',
      nakshatra: 'Rohini',
      planetPositions: {
        Sun: { sign: 'Cancer', degree: null },
        Moon: { sign: 'Taurus', degree: 12.5 },
        Mars: { sign: 'Taurus', degree: 5 },
      },
    })
  })

  const missing = [
    { type: 'missing', loc: ['body', 'date'], msg: 'Field required', input: {} },
    { type: 'float_parsing', loc: ['body', 'places', 0], msg: 'Not a number' },
  ]
  test.each([
    [400, 'Unknown zone', 'Invalid profile data: Unknown zone'],
    [422, 'Unknown zone', 'Invalid profile data: Unknown zone'],
    [422, missing, 'Invalid profile data: body.date: Field required; body.places.0: Not a number'],
    [422, [], 'Invalid profile data: Please check your inputs'],
    [422, [{ unknown: 1 }], 'Invalid profile data: Please check your inputs'],
  ])('a profile refused with %i %j shows its words', async (status, detail, message) => {
    json({ detail }, status)
    expect(await fault('profile')).toEqual({ kind: 'invalid', message })
  })

  test.each([401, 403, 404, 429, 500])(
    'a profile refused with %i shows that number',
    async (status) => {
      json({ detail: 'why' }, status)
      expect(await fault('profile')).toEqual({
        kind: 'unexpected',
        message: `Profile API Error: ${status}`,
      })
    },
  )
})

test('the text that a server sends is shown as one line, and cut', async () => {
  json({ detail: `a\u0007\nb \u202e c <b>${'x'.repeat(2000)}` }, 400)
  const { message } = await fault('chart')
  expect(message).toMatch(/^Invalid birth data: a b c <b>x+…$/)
  expect(message.length).toBeLessThan(350)
})

describe.each(both)('a bad reply to the %s call', (call) => {
  test('a call without a network is unreachable', async () => {
    net.answer = () => HttpResponse.error()
    expect(await fault(call)).toEqual({
      kind: 'unreachable',
      message: `The astrology service could not be reached. ${CALM}`,
    })
  })

  test('a call is unreachable after ten seconds of silence, even within a reply', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const open = new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"lagna"'))
        queueMicrotask(() => limit.abort(new DOMException('late', 'TimeoutError')))
      },
    })
    net.answer = () => new Response(open, { headers: { 'content-type': 'application/json' } })
    expect(await fault(call)).toEqual({
      kind: 'unreachable',
      message: `The astrology service did not answer in time. ${CALM}`,
    })
    expect(timeout).toHaveBeenCalledWith(10_000)
  })

  test('a reply with a page is malformed', async () => {
    page(200)
    const { kind, message } = await fault(call)
    expect(kind).toBe('malformed')
    expect(message).toContain(CALM)
  })

  test('a redirect is not followed, and no cookie is sent', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    net.answer = () => HttpResponse.redirect(`${BACKEND}/elsewhere`, 307)
    expect((await fault(call)).kind).toBe('unreachable')
    const [, init] = fetching.mock.calls[0] ?? []
    expect(init).toMatchObject({ redirect: 'error', credentials: 'omit' })
  })

  test('a reply of more than a megabyte is malformed, and not read to its end', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (body) => {
        sent += 100_000
        body.enqueue(new Uint8Array(100_000).fill(32))
      },
    })
    net.answer = () => new Response(endless, { headers: { 'content-type': 'application/json' } })
    expect((await fault(call)).kind).toBe('malformed')
    expect(sent).toBeLessThan(3_000_000)
  })

  test.each([
    ['broken JSON', new Response('{"lagna":', { headers: { 'content-type': 'application/json' } })],
    ['JSON that says it is a page', HttpResponse.html(JSON.stringify(chartReply))],
    ['nothing', new Response(null, { status: 204 })],
    ['null', HttpResponse.json(null)],
    ['a list', HttpResponse.json([])],
    ['text', HttpResponse.json('a chart')],
  ])('a reply with %s is malformed', async (_name, response) => {
    net.answer = () => response.clone()
    expect((await fault(call)).kind).toBe('malformed')
  })
})

const { planets, vimshottari } = chartReply
const [mahadasha] = vimshottari.mahadashas
const without = (of: object, name: string) =>
  Object.fromEntries(Object.entries(of).filter(([key]) => key !== name))

test.each<[string, object]>([
  ...['lagna', 'planets', 'moon_nakshatra', 'vimshottari'].map((name): [string, object] => [
    `no ${name}`,
    without(chartReply, name),
  ]),
  ...Object.keys(planets).map((name): [string, object] => [
    `no ${name}`,
    { ...chartReply, planets: without(planets, name) },
  ]),
  ['no sign', { ...chartReply, planets: { ...planets, Mars: { absolute: 3 } } }],
  ['an unknown sign', { ...chartReply, lagna: { sign: 'Ophiuchus', degree: 3 } }],
  [
    'a longitude as text',
    { ...chartReply, planets: { ...planets, Sun: { sign: 'Aries', absolute: '3' } } },
  ],
  [
    'a longitude beyond the circle',
    { ...chartReply, planets: { ...planets, Sun: { sign: 'Aries', absolute: 363 } } },
  ],
  [
    'a word for retrograde',
    { ...chartReply, planets: { ...planets, Sun: { ...planets.Sun, retrograde: 'no' } } },
  ],
  ['an unknown lord', { ...chartReply, moon_nakshatra: { index: 3, lord: 'Pluto', pada: 1 } }],
  [
    'no bhuktis',
    { ...chartReply, vimshottari: { mahadashas: [without(mahadasha ?? {}, 'bhuktis')] } },
  ],
  ['a third node', { ...chartReply, node: 'other' }],
])('a chart with %s is malformed', async (_name, body) => {
  json(body)
  expect(await fault('chart')).toEqual({
    kind: 'malformed',
    message: `The astrology service sent an answer that cannot be read. ${CALM}`,
  })
})

test.each<[string, object]>([
  ...Object.keys(profileReply).map((name): [string, object] => [
    `no ${name}`,
    without(profileReply, name),
  ]),
  ['an empty word', { ...profileReply, astro_mood: ' ' }],
  ['a number for a word', { ...profileReply, suggested_raag: 3 }],
  ['pages of a word', { ...profileReply, suggested_raag: 'Yaman'.repeat(100) }],
  ['positions that are none', { ...profileReply, planet_positions: { Sun: 3 } }],
])('a profile with %s is malformed', async (_name, body) => {
  json(body)
  expect((await fault('profile')).kind).toBe('malformed')
})

test('the health is good when a proper JSON reply comes', async () => {
  json({ status: 'ok' })
  await backend.health()
  expect(net.asked[0]).toMatchObject({ method: 'GET', path: '/v1/healthz' })
})

test.each([
  ['a page', () => page(200)],
  ['a fault', () => json({ status: 'down' }, 503)],
])('the health is unavailable after the reply %s', async (_name, prepare) => {
  prepare()
  await expect(backend.health()).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'Backend service unavailable',
  })
})

test('the health is unavailable without a reply', async () => {
  net.answer = () => HttpResponse.error()
  await expect(backend.health()).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'Backend service is not available',
  })
})
