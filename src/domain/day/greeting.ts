export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/**
 * Morning before 12, afternoon before 17, otherwise evening. `hour` is 0–23,
 * local time.
 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
