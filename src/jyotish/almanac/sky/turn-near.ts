import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

const SPACING = 600_000

/**
 * The turning point of a height that goes up and down once a day: the vertex of the parabola
 * through three of its values, ten minutes apart.
 * @param instant within about an hour of it
 */
export function turnNear(
  height: (instant: UtcMilliseconds) => number,
  instant: UtcMilliseconds,
): UtcMilliseconds {
  const at = (offset: number) => height((instant + offset) as UtcMilliseconds)
  const [before, middle, after] = [at(-SPACING), at(0), at(SPACING)]
  const bend = before - 2 * middle + after
  if (bend === 0) return instant
  return Math.round(instant + (SPACING * (before - after)) / (2 * bend)) as UtcMilliseconds
}
