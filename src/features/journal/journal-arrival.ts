import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { REFLECTION_PROMPTS, type ReflectionPrompt } from '~/domain/journal/journal-entry.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { saidMood } from '~/domain/mood/mood-theme.ts'
import { paths } from '~/lib/paths.ts'

/** The navigation state that a page may send to the journal. */
export type JournalArrival = {
  readonly sessionTitle: string | null
  readonly mood: MoodValue | null
  /** The question that the end of the session asked. */
  readonly prompt: ReflectionPrompt | null
}

const LONGEST_TITLE = 200

const titleShape = z.pipe(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TITLE)),
  z.transform((title) => title.toWellFormed()),
)

const arrivalShape = z.object({
  sessionTitle: z.catch(z.nullable(titleShape), null),
  mood: z.optional(z.unknown()),
  // After a session without a chosen mood, a mood is still suggested.
  isMoodChosen: z.catch(z.boolean(), true),
  prompt: z.catch(z.nullable(z.literal(REFLECTION_PROMPTS)), null),
})

/** Reads the navigation state of /journal. It can be forged, so invalid values are dropped. */
export function journalArrival(state: unknown): JournalArrival {
  const read = z.safeParse(arrivalShape, state)
  if (!read.success) return { sessionTitle: null, mood: null, prompt: null }
  const { sessionTitle, mood, isMoodChosen, prompt } = read.data
  return { sessionTitle, mood: isMoodChosen ? (saidMood(mood)?.value ?? null) : null, prompt }
}

/** What the previous page sent, until an entry is saved from it. */
export function useArrival() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const arrival = useMemo(() => journalArrival(state), [state])
  const spend = () => {
    if (state !== null) void navigate(paths.journal(), { replace: true, state: null })
  }
  return { ...arrival, spend }
}
