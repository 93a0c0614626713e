import type { LocalDay } from '~/domain/day/local-day.ts'
import type { DayCounts, DayMarks, Practice } from '~/domain/practice/day-counts.ts'

/** The counts of a day without rows. */
function emptyCounts(day: LocalDay): DayCounts {
  return {
    day,
    sessions: 0,
    backdated: 0,
    checkIn: null,
    entries: 0,
    morningSessions: 0,
    minutes: 0,
  }
}

/**
 * A practice after a change of one of its days, which may be new. A day that is left without rows is
 * not in it, as in the database.
 */
export function changeDay(
  practice: Practice,
  day: LocalDay,
  change: (counts: DayCounts) => Partial<DayCounts>,
): Practice {
  const earlier = practice.earlier.find((marks) => marks.day === day)
  if (earlier) return changeEarlier(practice, earlier, change)
  const before = practice.recent.find((counts) => counts.day === day) ?? emptyCounts(day)
  const after = { ...before, ...change(before) }
  return { ...practice, recent: withDay(practice.recent, after) }
}

/** What the change adds to the counts that are known in sum only is added to the sums. */
function changeEarlier(
  practice: Practice,
  marks: DayMarks,
  change: (counts: DayCounts) => Partial<DayCounts>,
): Practice {
  const before = { ...emptyCounts(marks.day), ...marks }
  const { day, sessions, checkIn, entries, ...added } = { ...before, ...change(before) }
  const sums = practice.earlierSums
  return {
    ...practice,
    earlier: withDay(practice.earlier, { day, sessions, checkIn, entries }),
    earlierSums: {
      minutes: sums.minutes + added.minutes,
      morningSessions: sums.morningSessions + added.morningSessions,
      mostSessionsInADay: sums.mostSessionsInADay,
    },
  }
}

function withDay<Day extends DayMarks>(days: readonly Day[], changed: Day): readonly Day[] {
  const others = days.filter(({ day }) => day !== changed.day)
  if (changed.sessions === 0 && changed.entries === 0 && changed.checkIn === null) return others
  return [...others, changed].sort((a, b) => (a.day < b.day ? -1 : 1))
}
