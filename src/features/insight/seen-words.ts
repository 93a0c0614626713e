import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'

/** The mood near which most means lie, and whether all do; `null` without means. */
function nearest(means: readonly (number | null)[]) {
  const shown = means.flatMap((mean) => (mean === null ? [] : [Math.round(mean) as MoodValue]))
  const counts = new Map<MoodValue, number>()
  for (const mood of shown) counts.set(mood, (counts.get(mood) ?? 0) + 1)
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first) return null
  return { word: moodOf(first[0]).word, isAll: first[1] === shown.length }
}

// No test compares the weeks, weekdays or hours, so these say what is seen and name no difference.

/** What is seen of moods over time: "Up and down, mostly around Neutral". */
export function overTimeSeen(means: readonly (number | null)[]): string {
  const near = nearest(means)
  if (near === null) return 'No check-in yet'
  return near.isAll ? `Around ${near.word} all along` : `Up and down, mostly around ${near.word}`
}

/** What is seen of the days of the week. */
export function weekdaysSeen(means: readonly (number | null)[]): string {
  const near = nearest(means)
  if (near === null) return TOO_EARLY
  return near.isAll ? `Every weekday lies near ${near.word}` : `Most weekdays lie near ${near.word}`
}

/** What is seen of the hours. */
export function hoursSeen(means: readonly (number | null)[]): string {
  const near = nearest(means)
  if (near === null) return TOO_EARLY
  return near.isAll ? `Close to ${near.word} at every hour` : `Close to ${near.word} at most hours`
}

const TOO_EARLY = 'Too early to tell'
