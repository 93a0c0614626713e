/** What a person does on a day; on a day without anything they do not open the app. */
export type Deed = 'check-in' | 'sit' | 'write' | 'rest' | 'fill in yesterday'

export type DayOfPractice = {
  readonly day: string
  readonly at: string
  /** Whether the app stayed open at home since the day before. */
  readonly isLeftOpen: boolean
  readonly does: readonly Deed[]
  /** The days in a row that home shows when the app is opened, and after all is done. */
  readonly streak: readonly [opened: number, done: number]
  readonly unlocks: string | null
}

/** The day, the hour, what the person does, the streak before and after, what that unlocks. */
type Line = [string, string, string, number, number, string?]

// The clock of Santiago, where midnight does not exist on 6 September.
const LINES: readonly Line[] = [
  ['2026-08-01', '19:30', 'check-in, sit', 0, 1, 'First Steps'],
  ['2026-08-02', '19:30', 'check-in, write', 1, 2],
  ['2026-08-03', '19:30', 'check-in', 2, 3],
  ['2026-08-04', '23:50', 'check-in', 3, 4],
  ['2026-08-05', '00:10', 'check-in', 4, 5],
  ['2026-08-06', '19:30', 'check-in', 5, 6],
  ['2026-08-07', '19:30', 'check-in', 6, 7, 'Week Warrior'],
  ['2026-08-08', '19:30', 'check-in', 7, 8],
  // Nothing on 9 August.
  ['2026-08-10', '19:30', 'check-in', 0, 1],
  ['2026-08-11', '19:30', 'check-in', 1, 2],
  ['2026-08-12', '19:30', 'check-in', 2, 3],
  ['2026-08-13', '19:30', 'check-in', 3, 4],
  ['2026-08-14', '19:30', 'rest', 4, 4],
  ['2026-08-15', '19:30', 'check-in', 4, 5],
  ['2026-08-16', '19:30', 'check-in', 5, 6],
  ['2026-08-17', '19:30', 'write', 6, 7],
  ['2026-08-18', '06:30', 'sit', 7, 8],
  ['2026-08-19', '19:30', 'check-in', 8, 9],
  // Nothing on 20 August; it is filled in on the day after.
  ['2026-08-21', '19:30', 'fill in yesterday, check-in', 0, 11],
  ['2026-08-22', '19:30', 'check-in', 11, 12],
  ['2026-08-23', '06:30', 'sit, sit, sit, check-in', 12, 13, 'Zen Zone'],
  ['2026-08-24', '19:30', 'check-in', 13, 14],
  ['2026-08-25', '19:30', 'check-in', 14, 15],
  ['2026-08-26', '19:30', 'check-in', 15, 16],
  ['2026-08-27', '19:30', 'check-in', 16, 17, 'Consistency King'],
  ['2026-08-28', '06:30', 'sit, check-in', 17, 18],
  ['2026-08-29', '06:30', 'sit, check-in', 18, 19],
  ['2026-08-30', '06:30', 'sit, check-in', 19, 20],
  ['2026-08-31', '06:30', 'sit, check-in', 20, 21],
  ['2026-09-01', '06:30', 'sit, check-in', 21, 22],
  ['2026-09-02', '06:30', 'sit, check-in', 22, 23, 'Early Bird'],
  ['2026-09-03', '19:30', 'check-in', 23, 24],
  ['2026-09-04', '19:30', 'check-in', 24, 25],
  ['2026-09-05', '19:30', 'check-in, write', 25, 26],
  ['2026-09-06', '19:30', 'check-in', 26, 27],
  ['2026-09-07', '19:30', 'check-in', 27, 28],
  ['2026-09-08', '19:30', 'check-in', 28, 29],
  ['2026-09-09', '19:30', 'check-in', 29, 30, 'Month Master'],
]

/** The app stays open during the nights before these days, as it does on a phone. */
const LEFT_OPEN = [
  ...['2026-08-05', '2026-08-06', '2026-08-07', '2026-08-12', '2026-08-13', '2026-08-14'],
  ...['2026-08-16', '2026-08-17', '2026-08-19', '2026-08-25', '2026-08-26', '2026-08-27'],
  ...['2026-09-05', '2026-09-06', '2026-09-07', '2026-09-08', '2026-09-09'],
]

/** Summer time begins in Chile. */
const SUMMER = '2026-09-06'

/** Forty days in Santiago from 1 August 2026; only the days on which the app is opened. */
export const FORTY_DAYS: readonly DayOfPractice[] = LINES.map(
  ([day, hour, does, opened, done, unlocks = null]) => ({
    day,
    at: `${day}T${hour}:00${day < SUMMER ? '-04:00' : '-03:00'}`,
    isLeftOpen: LEFT_OPEN.includes(day),
    does: does.split(', ') as Deed[],
    streak: [opened, done],
    unlocks,
  }),
)
