import type { BackdatedDay } from '~/data/mood-logs.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'
import { entryShown } from '~/queries/writes/entries-shown.ts'
import { momentShown } from '~/queries/writes/moments-shown.ts'
import { dayShown, type Shown } from '~/queries/writes/shown.ts'

/** The mood the database needs for such an entry; it is never shown as one. */
export const NO_MOOD: MoodValue = 3

/** A session, an entry or both on a past day, as the database adds them: one such session a day. */
export function backdatedShown(
  uid: string,
  { day, sessionId, entryId }: BackdatedDay,
): readonly Shown[] {
  const unknown = { day, minute: null, mood: null, raga: null, minutes: null, heard: null }
  const session =
    sessionId === null
      ? []
      : [
          dayShown(uid, day, ({ sessions, backdated }) =>
            backdated > 0 ? {} : { sessions: sessions + 1, backdated: 1 },
          ),
          ...momentShown(uid, { kind: 'session', ...unknown }),
        ]
  if (entryId === null) return session
  const noon = `${day}T12:00:00.000Z`
  const entry = { id: entryId, content: BACKDATED_CONTENT, mood: NO_MOOD, day, minute: null }
  return [
    ...session,
    dayShown(uid, day, ({ entries }) => ({ entries: entries + 1 })),
    ...momentShown(uid, { kind: 'entry', ...unknown }),
    entryShown(uid, { ...entry, createdAt: noon, updatedAt: noon }),
  ]
}
