import { celebrated } from '~/data/celebrations.ts'
import type { RowChange } from '~/data/engine/row-table.ts'
import { favouriteAdded, favouriteRemoved } from '~/data/favourites.ts'
import { importUndone, rowsImported } from '~/data/import-part.ts'
import { japaRecorded } from '~/data/japa.ts'
import { entryAdded, entryChanged, entryRemoved, entryStarred } from '~/data/journal-entry-rows.ts'
import { chartDeleted, chartKept } from '~/data/kept-charts.ts'
import {
  backdatedSessionAdded,
  checkInRemoved,
  checkInSet,
  sessionAdded,
} from '~/data/mood-log-rows.ts'
import type { BackdatedDay } from '~/data/mood-logs.ts'
import { recordingDeleted, recordingKept } from '~/data/personal-recordings.ts'
import { restDayAdded, restDayRemoved } from '~/data/rest-days.ts'
import { birthDetailsSaved } from '~/data/user-astro-profiles.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { BACKDATED_CONTENT } from '~/domain/practice/backdated-day.ts'
import { assertNever } from '~/lib/assert-never.ts'
import type { Write } from '~/queries/writes/write.ts'

/** What a write changes among the rows on the device until the database sends it back. */
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
    case 'add-rest-day':
      return [restDayAdded(write.day)]
    case 'remove-rest-day':
      return [restDayRemoved(write.day)]
    case 'celebrate':
      return [celebrated(write.achievements, write.at)]
    case 'add-favourite':
      return [favouriteAdded(write.item, write.at)]
    case 'remove-favourite':
      return [favouriteRemoved(write.item)]
    case 'record-japa':
      return [japaRecorded(write)]
    case 'save-astro-profile':
      return [birthDetailsSaved(write)]
    case 'keep-chart':
      return [chartKept(write)]
    case 'delete-chart':
      return [chartDeleted(write)]
    case 'keep-recording':
      return [recordingKept(write)]
    case 'delete-recording':
      return [recordingDeleted(write)]
    case 'import-rows':
      return [rowsImported(write)]
    case 'undo-import':
      return [importUndone(write)]
    case 'open-account':
      return []
    default:
      return assertNever(write)
  }
}

/** The mood the database needs for a backdated entry; it is never shown as one. */
const NO_MOOD: MoodValue = 3

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
