import type { Row } from '~/data/engine/row-table.ts'
import { byClock } from '~/data/in-order.ts'
import { entryOfRow } from '~/data/journal-entries.ts'
import { checkInOfRow, sessionOfRow } from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { heardAddress } from '~/domain/improvisation/heard-address.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'

/** A session, a check-in or an entry, and when it was. */
export type Moment = {
  readonly kind: 'check-in' | 'session' | 'entry'
  readonly day: LocalDay
  /**
   * The minute of that day, 0 to 1439; of a session its beginning; `null` when only the day is
   * known.
   */
  readonly minute: number | null
  /** `null` for a session and for a backdated entry: there the person gave no mood. */
  readonly mood: MoodValue | null
  /** The raga of a session, `null` when it is not known. */
  readonly raga: string | null
  /** How long a session lasted, 1 to 1440; `null` when it is not known. */
  readonly minutes: number | null
  /** The address of what was heard in a session, `null` when it cannot be heard again. */
  readonly heard: string | null
}

/** Every check-in, session and entry, in order of the clock; the entries with their texts. */
export function momentsOf(logs: readonly Row[], entries: readonly Row[]): readonly Moment[] {
  return [...logs.flatMap(momentOfLog), ...entries.flatMap(momentOfEntry)].sort(byClock)
}

const NOTHING = { raga: null, minutes: null, heard: null } as const

function momentOfLog(row: Row): readonly Moment[] {
  const session = sessionOfRow(row)
  if (session) {
    return [{ kind: 'session', mood: null, ...session, heard: heardAddress(session.heard) }]
  }
  const checkIn = checkInOfRow(row)
  if (!checkIn) return []
  const { day, minute, mood } = checkIn
  return [{ kind: 'check-in', day, minute, mood, ...NOTHING }]
}

function momentOfEntry(row: Row): readonly Moment[] {
  const entry = entryOfRow(row)
  if (!entry) return []
  const { day, minute, content } = entry
  const isBackdated = minute === null && content === BACKDATED_CONTENT
  return [{ kind: 'entry', day, minute, mood: isBackdated ? null : entry.mood, ...NOTHING }]
}
