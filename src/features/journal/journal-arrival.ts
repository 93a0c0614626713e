import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { saidMood } from '~/domain/mood/mood-theme.ts'
import { paths } from '~/lib/paths.ts'

/** The navigation state that a page may send to the journal. */
export type JournalArrival = {
  readonly sessionTitle: string | null
  readonly mood: MoodValue | null
}

const LONGEST_TITLE = 200

const titleShape = z.catch(
  z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TITLE))),
  null,
)
const moodShape = z.pipe(
  z.unknown(),
  z.transform((mood) => saidMood(mood)?.value ?? null),
)
// After a session without a chosen mood, a mood is still suggested (specification §2).
const chosenShape = z.catch(z.optional(z.boolean()), true)
const arrivalShape = z.catch(
  z.object({ sessionTitle: titleShape, mood: moodShape, isMoodChosen: chosenShape }),
  { sessionTitle: null, mood: null, isMoodChosen: true },
)

/** Reads the navigation state of /journal. It can be forged, so invalid values are dropped. */
export function journalArrival(state: unknown): JournalArrival {
  const { sessionTitle, mood, isMoodChosen = true } = z.parse(arrivalShape, state)
  return {
    sessionTitle: sessionTitle?.toWellFormed() ?? null,
    mood: isMoodChosen ? mood : null,
  }
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
