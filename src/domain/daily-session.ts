import { daysBetween, type LocalDay, localDay } from '~/domain/local-day.ts'

const FIRST_DAY = localDay('2024-01-01')
const CYCLE = 5

/** The `day_number` (1–5) of a day's session: whole days since 2024-01-01 modulo 5, plus 1 (specification §9). */
export function dayNumberOf(day: LocalDay): number {
  const days = daysBetween(FIRST_DAY, day)
  return (((days % CYCLE) + CYCLE) % CYCLE) + 1
}
