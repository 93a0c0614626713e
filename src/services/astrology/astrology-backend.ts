import * as z from 'zod/mini'
import type { ChartReply } from '~/domain/chart/chart-from-reply.ts'
import type { SkyProfile } from '~/domain/chart/natal-sky.ts'
import { inFullCircle } from '~/jyotish/angle.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { astrologyTrouble } from '~/lib/astrology-trouble.ts'
import { type BoundedReply, fetchBounded, NoReply } from '~/services/bounded-reply.ts'
import type { AstrologySettings } from '~/services/env.ts'

type When = {
  /** `YYYY-MM-DD` and `HH:MM`, as the calendar and the clock at the place showed them. */
  readonly date: string
  readonly time: string
  /** An IANA zone or an offset like `+05:30`; without one, or with `auto`, the backend guesses. */
  readonly timezone?: string
}
/** Degrees, north and east positive. */
type ChartCall = When & { readonly lat: number; readonly lon: number }
type ProfileCall = When & {
  readonly place: string
  readonly latitude: number
  readonly longitude: number
}

/** The calls of the astrology backend. All reject with an `AstrologyError` in words for people. */
export type AstrologyBackend = {
  /** Resolves when the backend reports that it is up. */
  health(): Promise<void>
  /** A chart of the right shape, not yet checked for contradictions: see `chartFromReply`. */
  chart(call: ChartCall): Promise<ChartReply>
  profile(call: ProfileCall): Promise<SkyProfile>
}

const LIMITS = { milliseconds: 10_000, bytes: 1_000_000 } as const

/** The astrology backend at an address. It never retries: the person is asked first. */
export function createAstrologyBackend({ url, apiKey }: AstrologySettings): AstrologyBackend {
  const base = url.replace(/\/+$/, '')
  const post = (path: string, { timezone, ...call }: ChartCall | ProfileCall, headers = {}) => {
    const isKnown = timezone !== undefined && timezone !== 'auto'
    return ask(`${base}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(isKnown ? { ...call, timezone } : call),
    })
  }
  return {
    health: () => checkHealth(`${base}/v1/healthz`),
    chart: async (call) => {
      const reply = await post('/v1/chart', call, apiKey ? { 'X-API-Key': apiKey } : {})
      return readReply(reply, chartReplyShape, chartRefusal)
    },
    profile: async (call) =>
      readReply(await post('/astro/get-profile', call), profileReplyShape, profileRefusal),
  }
}

async function ask(url: string, init: RequestInit): Promise<BoundedReply> {
  try {
    return await fetchBounded(url, init, LIMITS)
  } catch (cause) {
    const isLate = cause instanceof NoReply && cause.isLate
    const what = isLate ? 'did not answer in time.' : 'could not be reached.'
    throw astrologyTrouble('unreachable', `The astrology service ${what}`, cause)
  }
}

async function checkHealth(url: string): Promise<void> {
  const reply = await fetchBounded(url, {}, LIMITS).catch((cause: unknown) => {
    throw new AstrologyError('unreachable', 'Backend service is not available', { cause })
  })
  if (isGood(reply) && reply.body.kind === 'json') return
  throw new AstrologyError('unreachable', 'Backend service unavailable')
}

const isGood = ({ status }: BoundedReply) => status >= 200 && status < 300

function readReply<Read>(
  reply: BoundedReply,
  shape: z.ZodMiniType<Read>,
  refusal: (status: number, detail: string | null) => AstrologyError,
): Read {
  const { status, body } = reply
  if (!isGood(reply)) throw refusal(status, body.kind === 'json' ? detailOf(body.value) : null)
  if (body.kind === 'too-large') {
    throw astrologyTrouble('malformed', 'The astrology service sent far more than an answer.')
  }
  if (body.kind === 'other') {
    const what = 'Something other than an answer came from the address of the astrology service.'
    throw astrologyTrouble('malformed', what)
  }
  const { data, error } = z.safeParse(shape, body.value)
  if (data !== undefined) return data
  const what = 'The astrology service sent an answer that cannot be read.'
  throw astrologyTrouble('malformed', what, error)
}

const NO_DETAIL = 'Please check your inputs'

function chartRefusal(status: number, detail: string | null): AstrologyError {
  if (status === 400) return invalid(`Invalid birth data: ${detail ?? NO_DETAIL}`)
  if (status === 401) return new AstrologyError('refused', 'API key is invalid or missing')
  if (status === 429) {
    return new AstrologyError('too-often', 'Rate limit exceeded. Please try again later.')
  }
  const kind = status === 422 ? 'invalid' : 'unexpected'
  return new AstrologyError(kind, `Chart API Error: ${status}`)
}

function profileRefusal(status: number, detail: string | null): AstrologyError {
  if (status === 400 || status === 422) {
    return invalid(`Invalid profile data: ${detail ?? NO_DETAIL}`)
  }
  return new AstrologyError('unexpected', `Profile API Error: ${status}`)
}

const invalid = (message: string) => new AstrologyError('invalid', message)

const lord = z.enum(GRAHAS)
const sign = z.enum(SIGNS)
const turn = z.number().check(z.gte(0), z.lte(360))

const graha = z.object({
  sign,
  absolute: turn,
  speed: z.nullish(z.number()),
  retrograde: z.nullish(z.boolean()),
  combust: z.nullish(z.boolean()),
})

const period = z.object({
  lord,
  start: z.string(),
  end: z.string(),
  partial: z.optional(z.boolean()),
})
const bhukti = z.extend(period, { pratyantars: z.optional(z.array(period)) })
const mahadasha = z.extend(period, { bhuktis: z.array(bhukti) })

/** The reply to `POST /v1/chart`; other fields are dropped. */
const chartReplyShape = z.object({
  lagna: z.object({ sign, degree: turn }),
  planets: z.object({
    Sun: graha,
    Moon: graha,
    Mars: graha,
    Mercury: graha,
    Jupiter: graha,
    Venus: graha,
    Saturn: graha,
    Rahu: graha,
    Ketu: graha,
  }),
  moon_nakshatra: z.object({ index: z.int(), lord, pada: z.int() }),
  vimshottari: z.object({ mahadashas: z.array(mahadasha) }),
  utc: z.nullish(z.string()),
  ayanamsha: z.nullish(z.number()),
  ayanamsha_with_nutation: z.nullish(z.number()),
  node: z.nullish(z.enum(['mean', 'true'])),
  true_node: z.nullish(z.object({ Rahu: graha, Ketu: graha })),
}) satisfies z.ZodMiniType<ChartReply>

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const degree = z.nullish(z.number())

const position = z.pipe(
  z.union([text, z.object({ sign: text, degree, absolute: degree })]),
  z.transform((reply) =>
    typeof reply === 'string'
      ? { sign: reply, degree: null }
      : { sign: reply.sign, degree: degreeOf(reply.degree ?? reply.absolute) },
  ),
)

/** The degree within the sign, from a degree within the sign or a longitude. */
function degreeOf(reply: number | null | undefined): number | null {
  return reply === null || reply === undefined ? null : inFullCircle(reply) % 30
}

/** A name alone, or an object with the name in it. */
const named = z.pipe(
  z.union([text, z.object({ sign: text }), z.object({ name: text })]),
  z.transform((reply) => {
    if (typeof reply === 'string') return reply
    return 'sign' in reply ? reply.sign : reply.name
  }),
)

/** The reply to `POST /astro/get-profile`. */
const profileReplyShape = z.pipe(
  z.object({
    current_mahadasha: text,
    current_antardasha: text,
    astro_mood: text,
    suggested_raag: text,
    moon_sign: text,
    lagna: named,
    nakshatra: named,
    planet_positions: z.record(z.string(), position),
  }),
  z.transform(
    (reply): SkyProfile => ({
      currentMahadasha: reply.current_mahadasha,
      currentAntardasha: reply.current_antardasha,
      astroMood: reply.astro_mood,
      suggestedRaga: reply.suggested_raag,
      moonSign: reply.moon_sign,
      lagna: reply.lagna,
      nakshatra: reply.nakshatra,
      planetPositions: reply.planet_positions,
    }),
  ),
)

const detailShape = z.union([
  z.string(),
  z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })),
])

const LONGEST_DETAIL = 300
/** Line breaks, control characters, and characters that change the direction of writing. */
const UNSEEN = /[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu

/**
 * The explanation in a refusal, in FastAPI's format: a text, or faults with their places, which
 * become "location: message" joined by semicolons. It is shown to people, so it is one short line
 * of plain text; `null` when there is none.
 */
function detailOf(body: unknown): string | null {
  const { data } = z.safeParse(z.object({ detail: detailShape }), body)
  if (!data) return null
  const { detail } = data
  const words =
    typeof detail === 'string'
      ? detail
      : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ')
  const line = words.replace(UNSEEN, ' ').trim()
  if (line === '') return null
  return line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL)}…` : line
}
