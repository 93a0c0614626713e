import { daysBetween, type LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'

/** What is ticked in the sheet of a day. */
export type Ticked = { readonly session: boolean; readonly journal: boolean }

/** A row to be stored under the chosen day. */
type BackdatedRow =
  | {
      readonly kind: 'session'
      readonly emotion: 'session'
      readonly emotionLabel: 'Meditation Session'
    }
  | { readonly kind: 'entry'; readonly content: string; readonly mood: MoodValue }

/** Why nothing can be added to a day. */
export type BackdatedRefusal = 'future' | 'too-early' | 'nothing-ticked'

type BackdatedCheck =
  | { readonly status: 'ready'; readonly rows: readonly BackdatedRow[] }
  | {
      readonly status: 'refused'
      readonly reason: BackdatedRefusal
    }

/**
 * The text that marks a backdated entry. Its mood of 3 is a place-holder, not a mood the person
 * had: leave it out where moods are averaged or compared.
 */
export const BACKDATED_CONTENT = 'Backdated journal entry'

/**
 * Why nothing can be added to a day: it is in the future, or before the ninety days that end today.
 */
export function dayRefusal(day: LocalDay, today: LocalDay): 'future' | 'too-early' | null {
  const back = daysBetween(day, today)
  if (back < 0) return 'future'
  return back >= WINDOW_DAYS ? 'too-early' : null
}

/** Whether a session can be added to a day, which takes one. */
export function takesSession(counts: Pick<DayCounts, 'backdated'> | undefined): boolean {
  return !counts || counts.backdated === 0
}

/** The rows to store on a day for the ticked items, or the reason why there are none. */
export function checkBackdated(day: LocalDay, today: LocalDay, ticked: Ticked): BackdatedCheck {
  const refusal = dayRefusal(day, today)
  if (refusal) return { status: 'refused', reason: refusal }
  if (!ticked.session && !ticked.journal) return { status: 'refused', reason: 'nothing-ticked' }
  const rows: BackdatedRow[] = []
  if (ticked.session) {
    rows.push({ kind: 'session', emotion: 'session', emotionLabel: 'Meditation Session' })
  }
  if (ticked.journal) rows.push({ kind: 'entry', content: BACKDATED_CONTENT, mood: 3 })
  return { status: 'ready', rows }
}
