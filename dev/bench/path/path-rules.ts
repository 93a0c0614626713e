import { firstOfMonth, type LocalDay } from '~/domain/day/local-day.ts'
import { moodAroundPractice } from '~/domain/insight/mood-around-practice.ts'
import { moodByRaga } from '~/domain/insight/mood-by-raga.ts'
import { moodByHour, moodByWeekday } from '~/domain/insight/mood-by-the-clock.ts'
import { moodOverTime, yearInPixels } from '~/domain/insight/mood-over-time.ts'
import { achievementsOf, nextMilestone } from '~/domain/practice/achievements.ts'
import { firstRecord } from '~/domain/practice/completion.ts'
import { completedDays, marksByDay, recentPractice } from '~/domain/practice/day-counts.ts'
import { dayRecord, ninetyDays } from '~/domain/practice/day-record.ts'
import { monthGrid, monthWalk } from '~/domain/practice/month-grid.ts'
import { practiceFigures } from '~/domain/practice/practice-figures.ts'
import { calendarCards, progressCards } from '~/domain/practice/stat-cards.ts'
import { currentStreak, protectingRestDays } from '~/domain/practice/streak.ts'
import { randomStream } from '~/raga/random.ts'
import { median, type Row, type Rows } from '~dev/bench/findings/row.ts'
import type { LivedDay } from '~dev/database/ten-years/ten-years.ts'
import { countsOf, momentsOf } from '~dev/database/ten-years/ten-years-counts.ts'

const TURNS = 20

/** The CPU time of the rules of each page and of the insights, with ten years of days. */
export function benchPathRules(lived: readonly LivedDay[], today: LocalDay): Rows {
  const [rules, insights] = [rulesOf(lived, today), insightsOf(lived, today)]
  return [
    ...Object.entries(rules).map(([name, run]) => rowOf(name, run, 5)),
    ...Object.entries(insights).map(([name, run]) => rowOf(name, run, 50)),
  ]
}

type Reckoned = Readonly<Record<string, () => unknown>>

function rulesOf(lived: readonly LivedDay[], today: LocalDay): Reckoned {
  const days = countsOf(lived)
  const practice = recentPractice(days)
  const rest = new Set(lived.filter(({ isRest }) => isRest).map(({ day }) => day))
  const month = firstOfMonth(today)
  return {
    'rules of /progress': () => {
      const completed = completedDays(days)
      const counts = marksByDay(days)
      const streak = currentStreak(completed, today, rest)
      return [
        monthGrid(month, today).map(({ day }) => dayRecord(day, counts.get(day))),
        monthWalk(month, firstRecord(counts, today), today),
        protectingRestDays(rest, completed),
        progressCards(counts, today, streak),
        calendarCards(counts, month, today, streak),
        ninetyDays(counts, today),
      ]
    },
    'rules of /motivation': () =>
      nextMilestone(achievementsOf(practiceFigures(practice, today, rest))),
    'rules of /dashboard': () => [completedDays(days), practiceFigures(practice, today, rest)],
  }
}

function insightsOf(lived: readonly LivedDay[], today: LocalDay): Reckoned {
  const { checkIns, felt, practice } = momentsOf(lived)
  const first = lived[0]?.day ?? today
  return {
    'moodOverTime, by week': () => moodOverTime(checkIns, 'week', first, today),
    'moodOverTime, by year': () => moodOverTime(checkIns, 'year', first, today),
    yearInPixels: () => yearInPixels(checkIns, today),
    moodByWeekday: () => moodByWeekday(checkIns),
    moodByHour: () => moodByHour(checkIns),
    moodAroundPractice: () => moodAroundPractice(felt, practice, today),
    moodByRaga: () => moodByRaga(felt, practice, today, randomStream('Meera')),
  }
}

function rowOf(name: string, run: () => unknown, most: number): Row {
  const first = cpuMilliseconds(run)
  const value = median(Array.from({ length: TURNS }, () => cpuMilliseconds(run)))
  const note = `the first time ${first.toFixed(1)}`
  return { name, value, unit: 'ms', most, digits: 1, note }
}

/** CPU time, so that a busy machine gives the same result. */
function cpuMilliseconds(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
