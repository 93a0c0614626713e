import { addDays, localDay } from '~/domain/day/local-day.ts'

const FIRST_DAY = localDay('2026-01-01')
const BEGAN = Date.parse('2026-01-01T06:00:00Z')
const DAYS = 40
const PAST_DAYS = 30
/** Some follow one another as quickly as beads do, and some after a pause. */
const PAUSES_MS = [1, 900, 2_500, 60_000]

/** A clock that only the model moves, each moment later than all before it. */
export function createMoments(random: () => number) {
  let now = BEGAN
  const someDay = (first: typeof FIRST_DAY, count: number) =>
    addDays(first, Math.floor(random() * count))
  return {
    now: () => now,
    pass: () => {
      now += PAUSES_MS[Math.floor(random() * PAUSES_MS.length)] ?? 1
    },
    moment: () => ({
      day: someDay(FIRST_DAY, DAYS),
      minute: Math.floor(random() * 1440),
      at: new Date(now).toISOString(),
    }),
    pastDay: () => someDay(addDays(FIRST_DAY, -PAST_DAYS), PAST_DAYS - 1),
  }
}
