type Words = readonly (readonly [from: number, words: string])[]

/** For at least 1, 4 and 7 days. */
const STREAK_MESSAGES: Words = [
  [7, 'A week or more, one day at a time.'],
  [4, 'Day by day it becomes a rhythm.'],
  [1, 'You have begun.'],
  [0, 'It begins with one day, whenever you like.'],
]

/** For at least 1, 3, 7, 14 and 30 days. */
const MOTIVATIONAL_MESSAGES: Words = [
  [30, 'A month and more. It is part of your days now.'],
  [14, 'Two weeks and more. See what has changed, if anything has.'],
  [7, 'A whole week. The practice has found its hour.'],
  [3, 'A few days in a row. Keep them as small as they need to be.'],
  [1, 'The first step is taken. The next one can be small.'],
  [0, 'Your practice begins with one sit.'],
]

/** The line below the day streak; `streak` in days. */
export function streakMessage(streak: number): string {
  return wordsFor(streak, STREAK_MESSAGES)
}

/** The line above the achievements; `streak` in days. */
export function motivationalMessage(streak: number): string {
  return wordsFor(streak, MOTIVATIONAL_MESSAGES)
}

/** "1 day", "12 days". */
export function daysInWords(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}

/** Which days a completion rate covers: `days` out of `of`, which is at most `most`. */
export function completionWords(
  { days, of }: { readonly days: number; readonly of: number },
  most: number,
): string {
  if (of === 0) return 'Counted from your first day.'
  const which = of === most ? `the last ${most} days` : `the ${daysInWords(of)} since you began`
  return `${days} of ${of === 1 ? 'the one day since you began' : which}`
}

function wordsFor(streak: number, words: Words): string {
  return words.find(([from]) => streak >= from)?.[1] ?? ''
}
