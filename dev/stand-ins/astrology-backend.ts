import {
  type Answer,
  type Call,
  type HttpStandIn,
  type PortWish,
  startHttpStandIn,
} from './http-stand-in.ts'
import { CHART_FIELDS, PROFILE_FIELDS, readRequestBody } from './request-body.ts'

/**
 * Replies that a test can set for every call, health included, until the next setting; `unwell` is
 * for health only.
 */
const TELLABLE = [
  'usual',
  '400',
  '401',
  '422',
  '429',
  '500',
  'html',
  'too-large',
  'field-missing',
  'hang-up',
  'silence',
  'unwell',
] as const
type Told = (typeof TELLABLE)[number]

/** A stand-in for the astrology backend: its three calls, its key, and its refusals. */
export function startAstrologyBackend({
  apiKey,
  clock = Date.now,
  ...wish
}: PortWish & {
  readonly apiKey: string
  readonly clock?: () => number
}): Promise<HttpStandIn> {
  return startHttpStandIn({
    ...wish,
    methods: 'GET, POST',
    requestHeaders: 'Content-Type, X-API-Key',
    tellable: TELLABLE,
    answer: (call, told) => toldAnswer(told) ?? usualAnswer(call, told, apiKey, clock()),
  })
}

const detail = (status: number, words: unknown): Answer => ({ status, json: { detail: words } })

const FAULTS = [
  { type: 'missing', loc: ['body', 'date'], msg: 'Field required', input: {} },
  { type: 'string_type', loc: ['body', 'time'], msg: 'Input should be a valid string', input: 6 },
]

/** Null when the call itself decides. */
function toldAnswer(told: Told): Answer | null {
  switch (told) {
    case 'usual':
    case 'field-missing':
    case 'unwell':
      return null
    case '400':
      return detail(400, 'The birth details cannot be read')
    case '401':
      return detail(401, 'Invalid API key')
    case '422':
      return detail(422, FAULTS)
    case '429':
      return detail(429, 'Too many requests')
    case '500':
      return { status: 500, text: 'Internal Server Error', type: 'text/plain' }
    case 'html':
      return { status: 200, text: '<!doctype html><title>Sign in</title>', type: 'text/html' }
    case 'too-large':
      return { status: 200, json: { lagna: ' '.repeat(2_000_000) } }
    case 'hang-up':
    case 'silence':
      return told
  }
}

function healthAnswer(told: Told): Answer {
  if (told === 'unwell') return { status: 503, json: { status: 'down' } }
  return { status: 200, json: { status: 'ok' } }
}

async function usualAnswer(call: Call, told: Told, apiKey: string, now: number): Promise<Answer> {
  const { pathname } = call.url
  const method = pathname === '/v1/healthz' ? 'GET' : 'POST'
  if (!['/v1/healthz', '/v1/chart', '/astro/get-profile'].includes(pathname)) {
    return detail(404, 'Not Found')
  }
  if (call.method !== method) return detail(405, 'Method Not Allowed')
  if (pathname === '/v1/healthz') return healthAnswer(told)
  const isChart = pathname === '/v1/chart'
  if (isChart && call.headers['x-api-key'] !== apiKey) {
    return detail(401, 'Invalid or missing API key')
  }
  const request = readRequestBody(call.text, isChart ? CHART_FIELDS : PROFILE_FIELDS)
  if (request.kind === 'faulty') return detail(422, request.faults)
  // The first request loads the engine, so that the start does not wait for it.
  const { chartReply, profileReply } = await import('./astrology-replies.ts')
  try {
    const json = (isChart ? chartReply : profileReply)(request.body, now)
    return { status: 200, json: told === 'field-missing' ? withoutTheMoon(json) : json }
  } catch (error) {
    if (error instanceof RangeError) return detail(400, error.message)
    throw error
  }
}

function withoutTheMoon(answer: object): object {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !name.startsWith('moon_')))
}
