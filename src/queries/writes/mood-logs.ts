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
import { journalKey } from '~/queries/reads/journal.ts'
import { practiceKey } from '~/queries/reads/practice.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { backdatedShown } from '~/queries/writes/backdated-shown.ts'
import { entryRow } from '~/queries/writes/entries-shown.ts'
import { momentShown, momentsGone } from '~/queries/writes/moments-shown.ts'
import { dayShown, shown } from '~/queries/writes/shown.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type MoodLogWrites = {
  'record-mood': NewCheckIn
  'clear-mood': ClearedCheckIn
  'record-session': CompletedSession
  'add-backdated': BackdatedDay
}

// A morning session begins before 09:00.
const MORNING_ENDS = 9 * 60

const moodRow = ({ day }: { readonly day: LocalDay }) => `mood ${day}`

const moodReads = (uid: string, { day }: { readonly day: LocalDay }) => [
  todayMood(uid, day).queryKey,
  practiceKey(uid),
]

export const moodLogWrites: WriteDefinitions<MoodLogWrites> = {
  'record-mood': {
    call: recordMood,
    row: moodRow,
    shows: (uid, { kind: _kind, base: _base, ...checkIn }) => {
      const { day, minute, mood } = checkIn
      return [
        shown(todayMood(uid, day).queryKey, () => checkIn),
        dayShown(uid, day, () => ({ checkIn: mood })),
        ...momentsGone(uid, day, ({ kind }) => kind === 'check-in'),
        ...momentShown(uid, {
          kind: 'check-in',
          day,
          minute,
          mood,
          raga: null,
          minutes: null,
          heard: null,
        }),
      ]
    },
    refreshes: moodReads,
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
    shows: (uid, { day }) => [
      shown(todayMood(uid, day).queryKey, () => null),
      dayShown(uid, day, () => ({ checkIn: null })),
      ...momentsGone(uid, day, ({ kind }) => kind === 'check-in'),
    ],
    refreshes: moodReads,
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
    shows: (uid, { day, minute, minutes, raga, heard }) => [
      dayShown(uid, day, (counts) => ({
        sessions: counts.sessions + 1,
        morningSessions: counts.morningSessions + (minute < MORNING_ENDS ? 1 : 0),
        minutes: counts.minutes + (minutes ?? 0),
      })),
      ...momentShown(uid, {
        kind: 'session',
        day,
        minute,
        mood: null,
        raga,
        minutes,
        heard: heard ?? null,
      }),
    ],
    refreshes: (uid) => [practiceKey(uid)],
    whenGone: 'refused',
    insteadOf: (_write, { kind }) => (kind === 'gone' ? 'leave' : null),
  },
  'add-backdated': {
    call: addBackdated,
    row: ({ day }) => `backdated ${day}`,
    makes: ({ entryId }) => entryId && entryRow({ id: entryId }),
    shows: backdatedShown,
    refreshes: (uid) => [journalKey(uid), practiceKey(uid)],
    whenGone: 'refused',
    // It was there and was deleted; it has no words to be lost.
    insteadOf: () => 'leave',
  },
}
