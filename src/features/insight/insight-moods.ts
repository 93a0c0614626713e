import type { DayMood, MoodMoment, PractisedAt } from '~/domain/insight/mood-moment.ts'
import { MOODS } from '~/domain/mood/mood.ts'
import type { InsightRead } from '~/queries/reads/practice.ts'

/** A person's moods and sessions, in the form that the drawings and the tests need. */
export type InsightMoods = {
  /** Check-ins alone, oldest first. */
  readonly checkIns: readonly DayMood[]
  /** Check-ins with a known hour. */
  readonly timedCheckIns: readonly MoodMoment[]
  /** Check-ins and entries of the last year with a known hour, which excludes backdated ones. */
  readonly felt: readonly MoodMoment[]
  readonly practice: readonly PractisedAt[]
}

/** Groups everything that was read; it is in order of time. */
export function insightMoods({ moments, since }: InsightRead): InsightMoods {
  const checkIns: DayMood[] = []
  const timedCheckIns: MoodMoment[] = []
  const felt: MoodMoment[] = []
  const practice: PractisedAt[] = []
  for (const { kind, day, minute, mood, raga } of moments) {
    if (kind === 'check-in' && mood !== null) checkIns.push({ day, mood })
    if (minute === null) continue
    const hour = minute / 60
    if (kind === 'session') practice.push({ day, hour, raga })
    if (mood === null) continue
    if (day >= since) felt.push({ day, hour, mood })
    if (kind === 'check-in') timedCheckIns.push({ day, hour, mood })
  }
  return { checkIns, timedCheckIns, felt, practice }
}

/** The words of the scale, lowest first. */
export const MOOD_SCALE = MOODS.map(({ word }) => word)

/** The scale as the tables have it. */
export const SCALE_IN_FIGURES = '1 is very sad, 5 very happy.'

/** With fewer dots nothing is drawn: two show no pattern. */
export const FEWEST_DOTS = 3

/** A mean of moods: "3.4", or a dash where there is none. */
export function meanTold(mean: number | null): string {
  return mean === null ? '–' : mean.toFixed(1)
}

/** A number with its noun: "1 check-in", "3 check-ins". */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}
