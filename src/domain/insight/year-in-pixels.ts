import type { DayMood } from '~/domain/insight/mood-moment.ts'
import { addDays, type LocalDay } from '~/domain/local-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { addMonths, daysFromTo, firstOfYear } from '~/domain/practice/calendar-day.ts'

export type Pixel = { readonly day: LocalDay; readonly mood: MoodValue | null }

/** The twelve months of the year a day lies in, each with its days; of a day's moods the last in the list counts. */
export function yearInPixels(moods: readonly DayMood[], year: LocalDay): Pixel[][] {
  const last = new Map(moods.map(({ day, mood }) => [day, mood]))
  const january = firstOfYear(year)
  return Array.from({ length: 12 }, (_, index) => {
    const days = daysFromTo(addMonths(january, index), addDays(addMonths(january, index + 1), -1))
    return days.map((day) => ({ day, mood: last.get(day) ?? null }))
  })
}
