import { expect, onTestFinished, test, vi } from 'vitest'
import { chartFromReply } from '~/domain/chart/chart-from-reply.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import { localTimeAtOffset } from '~/jyotish/time/local-time.ts'
import type { AstrologyError } from '~/lib/astrology-error.ts'
import { createAstrologyBackend } from '~/services/astrology/astrology-backend.ts'
import { startAstrologyBackend } from '~dev/stand-ins/astrology-backend.ts'

const NOW = Date.UTC(2026, 2, 1)
const place = { lat: 12.9716, lon: 77.5946 }
const call = { date: '1990-08-15', time: '06:30', ...place, timezone: 'Asia/Kolkata' }
const profileCall = {
  date: '1990-08-15',
  time: '06:30',
  place: 'Bengaluru',
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: '+05:30',
}

async function start() {
  const standIn = await startAstrologyBackend({ apiKey: 'k-1', clock: () => NOW })
  onTestFinished(standIn.stop)
  const connect = (apiKey: string) => createAstrologyBackend({ url: standIn.url, apiKey })
  const tell = async (answer: string) => {
    const body = JSON.stringify({ answer })
    const { status } = await fetch(`${standIn.url}/stand-in/next`, { method: 'PUT', body })
    return status
  }
  return { ...standIn, connect, tell, backend: connect('k-1') }
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it was read'),
    ({ kind, message }: AstrologyError) => ({ kind, message }),
  )

test('the chart of the stand-in is the app’s own, sent over the network', async () => {
  const { backend } = await start()
  const { utc } = localTimeAtOffset('1990-08-15', '06:30', 5.5 * 3600)
  const own = chartOf({ utc, latitude: place.lat, longitude: place.lon, node: 'mean' })
  const reading = chartFromReply(await backend.chart(call), 'mean')
  expect(reading.utc).toBe(utc)
  expect(reading.lagna.degree).toBeCloseTo(own.lagna.degree, 6)
  expect(reading.grahas.Moon.nakshatra.pada).toBe(own.grahas.Moon.nakshatra.pada)
  expect(reading.mahadashas.map(({ lord }) => lord)).toEqual(own.mahadashas.map(({ lord }) => lord))
})

test('the profile of the stand-in is of the same chart', async () => {
  const { backend } = await start()
  await backend.health()
  expect(await backend.profile(profileCall)).toMatchObject({
    currentMahadasha: 'Jupiter',
    currentAntardasha: 'Mercury',
    astroMood: 'Shantha',
    moonSign: 'Taurus',
    lagna: 'Leo',
    nakshatra: 'Rohini',
    planetPositions: { Moon: { sign: 'Taurus', degree: expect.closeTo(16.55, 1) } },
  })
})

test('the stand-in gives no chart without its key', async () => {
  const { connect } = await start()
  expect(await reasonOf(connect('k-2').chart(call))).toEqual({
    kind: 'refused',
    message: 'API key is invalid or missing',
  })
})

test.each([
  [{ ...call, date: '1990-02-30' }, 'Invalid birth data: There is no day 1990-02-30.'],
  [
    { ...call, timezone: 'Asia/Nowhere' },
    'Invalid birth data: There is no time zone "Asia/Nowhere".',
  ],
  [{ ...call, lat: 70 }, /^Invalid birth data: The lagna cannot be computed beyond 66°/],
  [{ ...call, lat: 91 }, 'Chart API Error: 422'],
])('the stand-in refuses the birth %j in its own words', async (faulty, message) => {
  const { backend } = await start()
  const reason = await reasonOf(backend.chart(faulty))
  if (message instanceof RegExp) expect(reason.message).toMatch(message)
  else expect(reason.message).toBe(message)
})

test('the stand-in names what is missing in a profile call', async () => {
  const { backend } = await start()
  const faulty = { ...profileCall, latitude: 100, place: undefined as unknown as string }
  expect(await reasonOf(backend.profile(faulty))).toEqual({
    kind: 'invalid',
    message:
      'Invalid profile data: body.place: Field required; body.latitude: Input should be less than or equal to 90',
  })
})

test.each([
  [
    '400',
    'Invalid birth data: The birth details cannot be read',
    'Invalid profile data: The birth details cannot be read',
  ],
  ['401', 'API key is invalid or missing', 'Profile API Error: 401'],
  [
    '422',
    'Chart API Error: 422',
    'Invalid profile data: body.date: Field required; body.time: Input should be a valid string',
  ],
  ['429', 'Rate limit exceeded. Please try again later.', 'Profile API Error: 429'],
  ['500', 'Chart API Error: 500', 'Profile API Error: 500'],
  ['html', /^Something other than an answer came/, /^Something other than an answer came/],
  ['too-large', /^The astrology service sent far more/, /^The astrology service sent far more/],
  ['field-missing', /sent an answer that cannot be read/, /sent an answer that cannot be read/],
  [
    'hang-up',
    /^The astrology service could not be reached/,
    /^The astrology service could not be reached/,
  ],
])(
  'the stand-in that is set to reply %s does so until it is set otherwise',
  async (answer, ofChart, ofProfile) => {
    const { backend, tell, requests } = await start()
    expect(await tell(answer)).toBe(200)
    for (const _turn of [1, 2]) {
      expect((await reasonOf(backend.chart(call))).message).toMatch(ofChart)
      expect((await reasonOf(backend.profile(profileCall))).message).toMatch(ofProfile)
    }
    expect(requests()).toBe(4)
    await tell('usual')
    expect((await backend.chart(call)).lagna.sign).toBe('Leo')
  },
)

test('the silence of the stand-in lasts until the time is over', async () => {
  const { backend, tell, requests } = await start()
  await tell('silence')
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const reason = reasonOf(backend.chart(call))
  await vi.waitFor(() => expect(requests()).toBe(1))
  limit.abort(new DOMException('late', 'TimeoutError'))
  expect((await reason).message).toMatch(/^The astrology service did not answer in time/)
})

test.each(['400', '401', '422', '429', '500', 'html', 'too-large', 'unwell'])(
  'the health of the stand-in fails too when it is set to reply %s',
  async (answer) => {
    const { backend, tell } = await start()
    await tell(answer)
    expect((await reasonOf(backend.health())).message).toBe('Backend service unavailable')
  },
)

test('the health of the stand-in can fail alone', async () => {
  const { backend, tell } = await start()
  await tell('unwell')
  await reasonOf(backend.health())
  expect((await backend.chart(call)).lagna.sign).toBe('Leo')
})

test('the health of the stand-in fails when the connection breaks', async () => {
  const { backend, tell } = await start()
  await tell('hang-up')
  expect((await reasonOf(backend.health())).message).toBe('Backend service is not available')
  expect(await tell('a song')).toBe(400)
})

test('a page of this machine may use the stand-in, with its key, and no page may control it', async () => {
  const { url, requests } = await start()
  const asking = await fetch(`${url}/v1/chart`, { method: 'OPTIONS' })
  expect(asking.headers.get('access-control-allow-origin')).toBe('*')
  expect(asking.headers.get('access-control-allow-headers')).toContain('X-API-Key')
  const control = await fetch(`${url}/stand-in/next`, { method: 'OPTIONS' })
  expect(control.headers.has('access-control-allow-origin')).toBe(false)
  expect(requests()).toBe(0)
})

test.each([
  ['GET', '/v1/chart', 405],
  ['POST', '/v1/healthz', 405],
  ['GET', '/docs', 404],
])('the request %s %s is refused with %i', async (method, path, status) => {
  const { url } = await start()
  expect((await fetch(url + path, { method })).status).toBe(status)
})

test('a body that is no JSON, or no object, is refused as FastAPI does', async () => {
  const { url } = await start()
  const post = (body: string) => fetch(`${url}/astro/get-profile`, { method: 'POST', body })
  for (const [body, type] of [
    ['{', 'json_invalid'],
    ['[]', 'model_attributes_type'],
  ] as const) {
    const answer = await post(body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ detail: [{ type }] })
  }
})
