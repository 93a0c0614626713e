import type { BackdatedDay, CompletedSession, NewCheckIn } from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { todayMood } from '~/queries/check-in/today-mood.ts'
import { journalKey } from '~/queries/journal/journal.ts'
import { practiceKey } from '~/queries/practice/practice.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type MoodLogWrites = {
  'record-mood': NewCheckIn
  'clear-mood': { readonly day: LocalDay }
  'record-session': CompletedSession
  'add-backdated': BackdatedDay
}

export const moodLogWrites: WriteDefinitions<MoodLogWrites> = {
  'record-mood': {
    call: (data, write) => data.recordMood(write),
    shows: (uid, { kind: _kind, base: _base, ...checkIn }) => ({
      queryKey: todayMood(uid, checkIn.day).queryKey,
      change: () => checkIn,
    }),
    refreshes: (uid, { day }) => [todayMood(uid, day).queryKey, practiceKey(uid)],
  },
  'clear-mood': {
    call: (data, { day }) => data.clearMood(day),
    shows: (uid, { day }) => ({ queryKey: todayMood(uid, day).queryKey, change: () => null }),
    refreshes: (uid, { day }) => [todayMood(uid, day).queryKey, practiceKey(uid)],
  },
  'record-session': {
    call: (data, write) => data.recordSession(write),
    refreshes: (uid) => [practiceKey(uid)],
  },
  'add-backdated': {
    call: (data, write) => data.addBackdated(write),
    refreshes: (uid) => [journalKey(uid), practiceKey(uid)],
  },
}
