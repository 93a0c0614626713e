import type { RowChange } from '~/data/engine/row-table.ts'
import { entryAdded, entryChanged, entryRemoved, entryStarred } from '~/data/journal-entry-rows.ts'
import {
  backdatedSessionAdded,
  checkInRemoved,
  checkInSet,
  sessionAdded,
} from '~/data/mood-log-rows.ts'
import type { BackdatedDay } from '~/data/mood-logs.ts'
import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'
import { NO_MOOD } from '~/queries/writes/backdated-shown.ts'
import type { Write } from '~/queries/writes/write.ts'

/**
 * What a write changes among the rows on the device until the database sends it back; nothing of tables
 * that are not kept there yet.
 */
export function changesOf(write: Write): readonly RowChange[] {
  switch (write.kind) {
    case 'save-entry':
      return [entryAdded(write)]
    case 'edit-entry':
      return [entryChanged(write, write.of)]
    case 'delete-entry':
      return [entryRemoved(write.id, write.day)]
    case 'star-entry':
      return [entryStarred(write)]
    case 'record-mood':
      return [checkInSet(write)]
    case 'clear-mood':
      return [checkInRemoved(write)]
    case 'record-session':
      return [sessionAdded(write)]
    case 'add-backdated':
      return backdatedAdded(write)
    default:
      return []
  }
}

function backdatedAdded({ day, sessionId, entryId }: BackdatedDay): RowChange[] {
  const entry = {
    content: BACKDATED_CONTENT,
    mood: NO_MOOD,
    day,
    minute: null,
    at: `${day}T12:00:00.000Z`,
  }
  return [
    ...(sessionId === null ? [] : [backdatedSessionAdded(sessionId, day)]),
    ...(entryId === null ? [] : [entryAdded({ id: entryId, ...entry })]),
  ]
}
