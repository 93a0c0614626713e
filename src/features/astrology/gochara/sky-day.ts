import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

export const FIRST_DAY = '1800-01-01'
export const LAST_DAY = '2200-12-31'

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** The noon of a chosen day where the person is, or `null` for a day that cannot be shown. */
export function noonOf(day: string): UtcMilliseconds | null {
  const [, year = 0, month = 0, date = 0] = (SHAPE.exec(day) ?? []).map(Number)
  if (day < FIRST_DAY || day > LAST_DAY || year === 0) return null
  const noon = new Date(year, month - 1, date, 12)
  return noon.getDate() === date ? (noon.getTime() as UtcMilliseconds) : null
}
