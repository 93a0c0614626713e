import type { PracticeFigures } from '~/domain/practice/practice-figures.ts'

export type AchievementType = 'total' | 'streak' | 'pattern' | 'special'

type AchievementId =
  | 'first-steps'
  | 'week-warrior'
  | 'month-master'
  | 'century-club'
  | 'consistency-king'
  | 'mindfulness-master'
  | 'journal-journey'
  | 'zen-zone'
  | 'early-bird'
  | 'diamond-dedication'

export type Achievement = {
  readonly id: AchievementId
  readonly title: string
  readonly type: AchievementType
  readonly unlocked: boolean
  /** In the unit of `target`, never above it. */
  readonly progress: number
  readonly target: number
}

type Goal = Omit<Achievement, 'unlocked' | 'progress'> & {
  readonly reached: (figures: PracticeFigures) => number
}

/** The ten, in the order in which they are shown. */
const GOALS: readonly Goal[] = [
  {
    id: 'first-steps',
    title: 'First Steps',
    type: 'total',
    target: 1,
    reached: ({ sessions }) => sessions,
  },
  {
    id: 'week-warrior',
    title: 'Week Warrior',
    type: 'streak',
    target: 7,
    reached: ({ longestStreak }) => longestStreak,
  },
  {
    id: 'month-master',
    title: 'Month Master',
    type: 'streak',
    target: 30,
    reached: ({ longestStreak }) => longestStreak,
  },
  {
    id: 'century-club',
    title: 'Century Club',
    type: 'total',
    target: 100,
    reached: ({ sessions }) => sessions,
  },
  {
    id: 'consistency-king',
    title: 'Consistency King',
    type: 'pattern',
    target: 80,
    reached: ({ thirtyDayPercent }) => thirtyDayPercent,
  },
  {
    id: 'mindfulness-master',
    title: 'Mindfulness Master',
    type: 'pattern',
    target: 4,
    reached: ({ meanMindfulness }) => meanMindfulness,
  },
  {
    id: 'journal-journey',
    title: 'Journal Journey',
    type: 'total',
    target: 50,
    reached: ({ entries }) => entries,
  },
  {
    id: 'zen-zone',
    title: 'Zen Zone',
    type: 'special',
    target: 3,
    reached: ({ mostSessionsInADay }) => mostSessionsInADay,
  },
  {
    id: 'early-bird',
    title: 'Early Bird',
    type: 'special',
    target: 10,
    reached: ({ morningSessions }) => morningSessions,
  },
  {
    id: 'diamond-dedication',
    title: 'Diamond Dedication',
    type: 'streak',
    target: 365,
    reached: ({ longestStreak }) => longestStreak,
  },
]

const NONE: ReadonlySet<string> = new Set()

/**
 * The ten achievements with their progress. One that was celebrated before (its id is in
 * `celebrated`) stays unlocked, even if an average has fallen since, a row was deleted or the rule
 * has changed.
 */
export function achievementsOf(
  figures: PracticeFigures,
  celebrated: ReadonlySet<string> = NONE,
): Achievement[] {
  return GOALS.map(({ reached, ...goal }) => {
    const unlocked = celebrated.has(goal.id) || reached(figures) >= goal.target
    const progress = unlocked ? goal.target : reached(figures)
    return { ...goal, unlocked, progress }
  })
}

/**
 * The locked achievement nearest to its target, the first of equals; `null` when all are unlocked.
 */
export function nextMilestone(achievements: readonly Achievement[]): Achievement | null {
  return achievements
    .filter(({ unlocked }) => !unlocked)
    .reduce<Achievement | null>(
      (best, one) => (best === null || ratioOf(one) > ratioOf(best) ? one : best),
      null,
    )
}

/** How near an achievement is, 0–1. */
export function ratioOf({ progress, target }: Achievement): number {
  return progress / target
}

/** The unlocked achievements that have not been celebrated yet. */
export function newlyUnlocked(
  achievements: readonly Achievement[],
  celebrated: ReadonlySet<string>,
): Achievement[] {
  return achievements.filter(({ id, unlocked }) => unlocked && !celebrated.has(id))
}
