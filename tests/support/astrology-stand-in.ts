import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, expect } from 'vitest'
import type { ChartReply } from '~/domain/chart/chart-from-reply.ts'
import { chartOf } from '~/jyotish/chart/chart.ts'
import { localTime } from '~/jyotish/time/local-time.ts'
import { chartResponse } from '~dev/chart/chart-response.ts'

/** An address without a real server. */
export const BACKEND = 'http://astrology.example'

type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
}

/** Bengaluru, 15 August 1990, 06:30. */
export const BENGALURU = { latitude: 12.9716, longitude: 77.5946 } as const
const clock = localTime('1990-08-15', '06:30', 'Asia/Kolkata')
export const UTC = clock.kind === 'unique' ? clock.reading.utc : clock.earlier.utc

/** A chart as a backend sends it. */
export const chartReply = chartResponse(
  chartOf({ ...BENGALURU, utc: UTC, node: 'mean' }),
  UTC,
) as unknown as ChartReply

export const profileReply = {
  current_mahadasha: 'Jupiter',
  current_antardasha: 'Saturn',
  astro_mood: 'Reflective',
  suggested_raag: 'Yaman',
  moon_sign: 'Taurus',
  lagna: 'Leo',
  nakshatra: 'Rohini',
  planet_positions: {
    Sun: 'Cancer',
    Moon: { sign: 'Taurus', degree: 12.5 },
    Mars: { sign: 'Taurus', absolute: 35 },
  },
}

/**
 * Replies instead of the astrology backend and keeps the requests; a request to any other address
 * fails the test. Each reply is used until another one is set.
 */
export function standInAstrology() {
  const asked: Asked[] = []
  const backend = {
    asked,
    answer: (): Response | Promise<Response> => HttpResponse.json(chartReply),
  }
  const server = setupServer(
    http.all(`${BACKEND}/*`, async ({ request }) => {
      const { method, url, headers } = request
      const text = await request.text()
      const path = url.slice(BACKEND.length)
      asked.push({ method, path, headers, body: text === '' ? null : JSON.parse(text) })
      return backend.answer()
    }),
  )
  server.listen({
    onUnhandledRequest: ({ url }) => expect.unreachable(`asked somebody else: ${url}`),
  })
  afterEach(() => {
    asked.length = 0
    backend.answer = () => HttpResponse.json(chartReply)
  })
  afterAll(() => server.close())
  return backend
}
