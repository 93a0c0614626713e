import type { MoodMoment } from '~/domain/insight/mood-moment.ts'
import type { MoodValue } from '~/domain/mood.ts'

/** How near a mood must be to a session to be before or after it. */
export const HOURS_AROUND = 3

/** The last mood before an hour of a day and the first one after it. */
export type MoodPair = { readonly before: MoodValue; readonly after: MoodValue }

/** A mood within one day; a list of them is in the order of the clock. */
export type MoodAtHour = Pick<MoodMoment, 'hour' | 'mood'>

/**
 * The moods on either side of an hour, each within three hours of it and on the same day; `null`
 * when one is missing. `moods` are those of the day in the order of the clock.
 */
export function pairAround(moods: readonly MoodAtHour[], hour: number): MoodPair | null {
  let before: MoodValue | null = null
  for (const moment of moods) {
    if (moment.hour <= hour) {
      if (hour - moment.hour <= HOURS_AROUND) before = moment.mood
    } else {
      if (before === null || moment.hour - hour > HOURS_AROUND) return null
      return { before, after: moment.mood }
    }
  }
  return null
}
