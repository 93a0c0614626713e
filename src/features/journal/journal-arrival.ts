import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { saidMood } from '~/domain/mood/mood-theme.ts'
import { paths } from '~/lib/paths.ts'

/** The navigation state that a page may send to the journal. */
export type JournalArrival = {
  readonly sessionTitle: string | null
  readonly mood: MoodValue | null
}

const LONGEST_TITLE = 200

/** Reads the navigation state of /journal. It can be forged, so invalid values are dropped. */
export function journalArrival(state: unknown): JournalArrival {
  const { sessionTitle, mood, isMoodChosen } = Object(state) as Partial<Record<string, unknown>>
  // After a session without a chosen mood, a mood is still suggested (specification §2).
  return {
    sessionTitle: titleOf(sessionTitle),
    mood: isMoodChosen === false ? null : (saidMood(mood)?.value ?? null),
  }
}

function titleOf(value: unknown): string | null {
  const title = typeof value === 'string' ? value.trim() : ''
  return title.length > 0 && title.length <= LONGEST_TITLE ? title.toWellFormed() : null
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
