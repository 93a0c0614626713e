import type { MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import type { LivedDay } from '~dev/database/ten-years/ten-years.ts'

const NINE = 9 * 60

/** What the database should count for each day with a session, a check-in or an entry. */
export function countsOf(lived: readonly LivedDay[]): DayCounts[] {
  return lived
    .map(({ day, checkIn, sessions, entries }) => ({
      day,
      sessions: sessions.length,
      backdated: sessions.filter(({ minute }) => minute === null).length,
      checkIn: checkIn?.mood ?? null,
      entries: entries.length,
      morningSessions: sessions.filter(({ minute }) => minute !== null && minute < NINE).length,
      minutes: sessions.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    }))
    .filter(({ sessions, checkIn, entries }) => sessions + entries > 0 || checkIn !== null)
}

/**
 * The check-ins, and moods and sessions whose hour is known, as arguments of the insight functions.
 */
export function momentsOf(lived: readonly LivedDay[]) {
  const checkIns: MoodMoment[] = []
  const felt: MoodMoment[] = []
  const practice: PractisedAt[] = []
  for (const { day, checkIn, sessions, entries } of lived) {
    if (checkIn) {
      const moment = { day, hour: checkIn.minute / 60, mood: checkIn.mood }
      checkIns.push(moment)
      felt.push(moment)
    }
    for (const { minute, mood } of entries) {
      if (minute !== null) felt.push({ day, hour: minute / 60, mood })
    }
    for (const { minute, raag } of sessions) {
      if (minute !== null) practice.push({ day, hour: minute / 60, raga: raag })
    }
  }
  return { checkIns, felt, practice }
}
