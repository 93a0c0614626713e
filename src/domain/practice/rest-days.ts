import type { LocalDay } from '~/domain/local-day.ts'

/** Rest days that count in one calendar month. */
const REST_DAYS_A_MONTH = 2

/**
 * The rest days that protect a streak: the two earliest of each calendar month that were not
 * practised on. One that was practised on is a day like any other and uses none of the two.
 */
export function protectingRestDays(
  restDays: ReadonlySet<LocalDay>,
  completed: ReadonlySet<LocalDay>,
): ReadonlySet<LocalDay> {
  const used = new Map<string, number>()
  const protecting = new Set<LocalDay>()
  for (const day of [...restDays].sort()) {
    if (completed.has(day)) continue
    const month = day.slice(0, 7)
    const count = used.get(month) ?? 0
    if (count === REST_DAYS_A_MONTH) continue
    used.set(month, count + 1)
    protecting.add(day)
  }
  return protecting
}

/** How many rest days more a day's month can be given, 0–2. Days practised on use none. */
export function restDaysLeft(
  day: LocalDay,
  restDays: ReadonlySet<LocalDay>,
  completed: ReadonlySet<LocalDay>,
): number {
  const month = day.slice(0, 7)
  const taken = [...protectingRestDays(restDays, completed)].filter((rest) =>
    rest.startsWith(month),
  )
  return REST_DAYS_A_MONTH - taken.length
}
