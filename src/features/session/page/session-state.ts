import * as z from 'zod/mini'
import { MOOD_CATEGORIES } from '~/domain/mood/mood.ts'
import { type SaidMood, saidMood } from '~/domain/mood/mood-theme.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import type { AskedRecording } from '~/domain/session/recording.ts'
import { RECORDED, type Recorded } from '~/features/session/page/recorded-words.ts'

/** The navigation state from the previous page, validated. */
export type SessionState = {
  /** `null` if no session was requested, or an invalid one. */
  readonly asked: AskedRecording | null
  /** `null` if the person skipped the check-in; `undefined` if the state has no mood. */
  readonly mood: SaidMood | null | undefined
  /** Set if the check-in has just recorded the mood. */
  readonly recorded: Recorded | undefined
}

const LONGEST_MINUTES = 600

const text = (longest: number) =>
  z.nullish(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(longest)),
      z.transform((value) => value.toWellFormed()),
    ),
  )
const urlShape = z.nullish(z.string().check(z.refine(isPlayableUrl)))

const dataShape = z.object({
  id: text(200),
  sessionId: text(200),
  title: text(200),
  description: text(1000),
  audioUrl: urlShape,
  raag: text(100),
  moodCategory: z.nullish(z.literal(MOOD_CATEGORIES)),
  minutes: z.nullish(z.int().check(z.positive(), z.maximum(LONGEST_MINUTES))),
})

const stateShape = z.object({
  title: text(200),
  audioUrl: urlShape,
  sessionId: text(200),
  sessionData: z.nullish(dataShape),
})

const moodShape = z.object({ mood: z.optional(z.unknown()), moodData: z.optional(z.unknown()) })
const recordedShape = z.object({ recorded: z.literal(RECORDED) })
const moodDataShape = z.object({ value: z.unknown() })

/**
 * Reads the navigation state of /session, which can be forged. A session with any invalid part is
 * dropped completely, and an invalid mood counts as missing.
 */
export function sessionState(state: unknown): SessionState {
  const { data } = z.safeParse(recordedShape, state)
  return { asked: askedOf(state), mood: moodOf(state), recorded: data?.recorded }
}

function askedOf(state: unknown): AskedRecording | null {
  const parsed = z.safeParse(stateShape, state)
  if (!parsed.success) return null
  const { title, audioUrl, sessionId, sessionData } = parsed.data
  const { raag, ...named } = sessionData ?? {}
  const parts = {
    ...named,
    id: sessionId ?? sessionData?.sessionId ?? sessionData?.id,
    title: title ?? sessionData?.title,
    audioUrl: audioUrl ?? sessionData?.audioUrl,
    raga: raag,
    sessionId: null,
  }
  const said = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : null
}

function moodOf(state: unknown): SaidMood | null | undefined {
  const parsed = z.safeParse(moodShape, state)
  if (!parsed.success) return undefined
  const { mood, moodData } = parsed.data
  if (mood === null) return null
  const data = z.safeParse(moodDataShape, moodData)
  return saidMood(mood) ?? (data.success ? saidMood(data.data.value) : undefined)
}
