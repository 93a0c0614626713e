import * as z from 'zod/mini'
import type { ChartReply } from '~/domain/chart/chart-from-reply.ts'
import type { SkyProfile } from '~/domain/chart/natal-sky.ts'
import { inFullCircle } from '~/jyotish/angle.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'

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

/** The reply to `POST /v1/chart` (specification §3); other fields are dropped. */
export const chartReplyShape = z.object({
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

/** The reply to `POST /astro/get-profile` (specification §3). */
export const profileReplyShape = z.pipe(
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
export function detailOf(body: unknown): string | null {
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
