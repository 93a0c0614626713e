import {
  addBackdated,
  type BackdatedDay,
  type ClearedCheckIn,
  type CompletedSession,
  clearMood,
  type NewCheckIn,
  recordMood,
  recordSession,
} from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { entryRow } from '~/queries/writes/journal-entries.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type MoodLogWrites = {
  'record-mood': NewCheckIn
  'clear-mood': ClearedCheckIn
  'record-session': CompletedSession
  'add-backdated': BackdatedDay
}

const moodRow = ({ day }: { readonly day: LocalDay }) => `mood ${day}`

export const moodLogWrites: WriteDefinitions<MoodLogWrites> = {
  'record-mood': {
    call: recordMood,
    row: moodRow,
    merged: (earlier, later) =>
      earlier.kind === 'record-mood' ? { ...later, base: earlier.base } : null,
    replacesEarlier: true,
    whenGone: 'refused',
    // Another device has a newer one, or has cleared this one.
    insteadOf: () => 'leave',
  },
  'clear-mood': {
    call: clearMood,
    row: moodRow,
    // What the database has is at most as new as what either was based on.
    merged: (earlier, later) => {
      const seen = 'base' in earlier ? earlier.base : null
      return seen && seen > (later.base ?? '') ? { ...later, base: seen } : later
    },
    rebased: (write, at) => ({ ...write, base: at }),
    replacesEarlier: true,
    // Another device has a newer one.
    insteadOf: () => 'leave',
  },
  'record-session': {
    call: recordSession,
    row: ({ id }) => `session ${id}`,
    whenGone: 'refused',
    insteadOf: (_write, { kind }) => (kind === 'gone' ? 'leave' : null),
  },
  'add-backdated': {
    call: addBackdated,
    row: ({ day }) => `backdated ${day}`,
    touches: ({ entryId }, row) => entryId !== null && entryRow({ id: entryId }) === row,
    whenGone: 'refused',
    // It was there and was deleted; it has no words to be lost.
    insteadOf: () => 'leave',
  },
}
