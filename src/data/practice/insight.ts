import type { Row } from '~/data/engine/row-table.ts'
import { byClock } from '~/data/in-order.ts'
import { moodInRow } from '~/data/journal-entries.ts'
import { checkInOfRow, sessionOfRow } from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'

/** A check-in, a session or an entry whose minute is known. */
type InsightMoment = {
  readonly kind: 'check-in' | 'session' | 'entry'
  readonly day: LocalDay
  /** The minute of that day, 0 to 1439; `null` when only the day is known. */
  readonly minute: number | null
  /** `null` for a session. */
  readonly mood: MoodValue | null
  /** The raga of a session, `null` when it is not known. */
  readonly raga: string | null
}

/** What Insight draws and compares. */
export type InsightRead = {
  /** In order of the clock. */
  readonly moments: readonly InsightMoment[]
  /** The first of the days that are compared. */
  readonly since: LocalDay
}

/**
 * Every check-in, and the sessions and entries of the days from `since` on. An entry that knows only its
 * day is left out: it may be backdated, and then nobody said how that day felt.
 */
export function insightOf(
  logs: readonly Row[],
  entries: readonly Row[],
  since: LocalDay,
): InsightRead {
  const moments = [
    ...logs.flatMap((row) => momentOfLog(row, since)),
    ...entries.flatMap((row) => momentOfEntry(row, since)),
  ]
  return { moments: moments.sort(byClock), since }
}

function momentOfLog(row: Row, since: LocalDay): readonly InsightMoment[] {
  const checkIn = checkInOfRow(row)
  if (checkIn) {
    const { day, minute, mood } = checkIn
    return [{ kind: 'check-in', day, minute, mood, raga: null }]
  }
  const session = sessionOfRow(row)
  if (!session || session.day < since) return []
  const { day, minute, raga } = session
  return [{ kind: 'session', day, minute, mood: null, raga }]
}

function momentOfEntry(row: Row, since: LocalDay): readonly InsightMoment[] {
  const felt = moodInRow(row)
  if (!felt || felt.day < since) return []
  return [{ kind: 'entry', ...felt, raga: null }]
}
