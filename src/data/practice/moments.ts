import * as z from 'zod/mini'
import { dayShape, minuteShape, moodShape, parseLongList } from '~/data/parse-reply.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { heardAddress } from '~/domain/improvisation/heard-address.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Database } from '~/lib/call.ts'

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

const momentShape = z.tuple([
  z.literal(['check-in', 'session', 'entry']),
  dayShape,
  minuteShape,
  z.nullable(moodShape),
  z.nullable(z.string()),
  z.nullable(z.int().check(z.minimum(1), z.maximum(1440))),
  z.pipe(z.nullable(z.string()), z.transform(heardAddress)),
])

/**
 * Every check-in, session and entry of a person on a day, in order of the clock.
 * @throws DataError `malformed` when the reply does not fit.
 */
export async function listMoments(db: Database, day: LocalDay): Promise<readonly Moment[]> {
  const reply = await db.read({ name: 'moments', args: { day } })
  const rows = await parseLongList(momentShape, reply)
  return rows.map(([kind, on, minute, mood, raga, minutes, heard]) => ({
    kind,
    day: on,
    minute,
    mood,
    raga,
    minutes,
    heard,
  }))
}
