import { dayInFull } from '~/domain/day/day-words.ts'
import { addDays, type LocalDay } from '~/domain/day/local-day.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { type DayRecord, dayRecord } from '~/domain/practice/day-record.ts'
import type { MonthCell } from '~/domain/practice/month-cells.ts'
import { protectingRestDays } from '~/domain/practice/streak.ts'
import type { DayCell } from '~/features/progress/day-cell.tsx'
import type { PracticeShown } from '~/features/progress/practice-shown.ts'

/** The records of a day in words; a day that is still open is never called empty. */
export function dayDescription(record: DayRecord, practice: PracticeShown): string {
  const { day } = record
  const isRest = practice.restDays.has(day)
  if (record.isCompleted)
    return isRest ? `${recordWords(record)}, set aside for rest` : recordWords(record)
  if (isRest) return 'A day of rest'
  if (day > practice.today) return 'Still to come'
  return day === practice.today ? 'Still open' : recordWords(record)
}

/** What happened on a day, without the date: "1 session, felt happy". */
function recordWords({ sessions, checkIn, entries }: DayRecord): string {
  const count = (value: number, one: string, many: string) =>
    value === 0 ? [] : [`${value} ${value === 1 ? one : many}`]
  const parts = [
    ...count(sessions, 'session', 'sessions'),
    ...(checkIn === null ? [] : [`felt ${moodOf(checkIn).word.toLowerCase()}`]),
    ...count(entries, 'reflection', 'reflections'),
  ]
  const text = parts.join(', ')
  return text === '' ? 'A quiet day' : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The days of a month's grid for the drawing; a thread connects consecutive days. */
export function dayCells(
  cells: readonly MonthCell[],
  practice: PracticeShown,
): DayCell<LocalDay>[] {
  const { marks, completed, restDays, today } = practice
  const resting = protectingRestDays(restDays, completed)
  const isOnThread = (day: LocalDay) => completed.has(day) || resting.has(day)
  return cells.map(({ day, isInMonth, isToday, isFuture }) => {
    const record = dayRecord(day, marks.get(day))
    const description = dayDescription(record, practice)
    const spoken = dayInFull(day, today)
    return {
      id: day,
      number: String(Number(day.slice(8))),
      label: [isToday ? `Today, ${spoken}` : spoken, description].join(': '),
      tip: `${spoken}: ${description}`,
      level: record.energyLevel,
      hasSession: record.sessions > 0,
      hasEntry: record.entries > 0,
      hasCheckIn: record.checkIn !== null,
      isRest: restDays.has(day),
      isInMonth,
      isToday,
      isFuture,
      threadBefore: isOnThread(day) && isOnThread(addDays(day, -1)),
      threadAfter: isOnThread(day) && isOnThread(addDays(day, 1)),
    }
  })
}
