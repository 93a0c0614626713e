import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { WINDOW_DAYS } from '~/domain/practice/completion.ts'
import {
  type DayMarks,
  hasMoodLog,
  isCompleted,
  lastDayCounted,
  type MarksByDay,
} from '~/domain/practice/day-counts.ts'

export type EnergyLevel = 'excellent' | 'high' | 'medium' | 'low'

/** A day as the calendar shows it. */
export type DayRecord = {
  readonly day: LocalDay
  readonly isCompleted: boolean
  readonly sessions: number
  readonly entries: number
  /** A session or a check-in. */
  readonly hasMoodLog: boolean
  readonly checkIn: MoodValue | null
  /** 0–5. */
  readonly mindfulnessScore: number
  readonly energyLevel: EnergyLevel
}

const MOST_POINTS = 5

/**
 * The points of a day, 0–5: any mood log 3, an entry 2, a check-in 1 more, at most 5 (product §2).
 * So a day has 0, 2, 3, 4 or 5 points, and never 1.
 */
function mindfulnessScore(marks: DayMarks): number {
  const points =
    (hasMoodLog(marks) ? 3 : 0) + (marks.entries > 0 ? 2 : 0) + (marks.checkIn === null ? 0 : 1)
  return Math.min(points, MOST_POINTS)
}

/** 4 points or more excellent, 2 and 3 high, 1 medium, otherwise low. */
export function energyLevelOf(score: number): EnergyLevel {
  if (score >= 4) return 'excellent'
  if (score >= 2) return 'high'
  return score >= 1 ? 'medium' : 'low'
}

/** The record of a day from its marks; without them nothing happened on it. */
export function dayRecord(day: LocalDay, found: DayMarks | undefined): DayRecord {
  const marks = found ?? { day, sessions: 0, checkIn: null, entries: 0 }
  const score = mindfulnessScore(marks)
  return {
    day,
    isCompleted: isCompleted(marks),
    sessions: marks.sessions,
    entries: marks.entries,
    hasMoodLog: hasMoodLog(marks),
    checkIn: marks.checkIn,
    mindfulnessScore: score,
    energyLevel: energyLevelOf(score),
  }
}

/** The ninety days that end today, or on the last day counted if that is ahead, oldest first. */
export function ninetyDays(marks: MarksByDay, today: LocalDay): DayRecord[] {
  return lastDays(marks, lastDayCounted(marks.keys(), today), WINDOW_DAYS)
}

/** The records of `length` days, the last of them `end`, oldest first. */
export function lastDays(marks: MarksByDay, end: LocalDay, length: number): DayRecord[] {
  return Array.from({ length }, (_, index) => {
    const day = addDays(end, index + 1 - length)
    return dayRecord(day, marks.get(day))
  })
}
