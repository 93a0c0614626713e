import type { Run } from '~/jyotish/almanac/angles/growing-angle.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'

/**
 * How the tithis of a day differ from one a day. A tithi that holds no sunrise is dropped (kshaya),
 * one that holds two is repeated (vriddhi).
 */
export type TithiCount = {
  /** The numbers of those that begin after sunrise and end before the next one. */
  readonly kshaya: readonly number[]
  readonly vriddhi: {
    /** The tithi at sunrise also runs at the next sunrise: this is its first day. */
    readonly runsAtNextSunrise: boolean
    /** It ran at the sunrise before: this is its second day. */
    readonly ranAtSunriseBefore: boolean
  }
}

/**
 * @param tithis all that run from sunrise to the next sunrise
 * @param sunriseBefore of the day before, `null` if the Sun did not rise
 */
export function tithiCount(
  tithis: readonly [Run, ...Run[]],
  nextSunrise: UtcMilliseconds,
  sunriseBefore: UtcMilliseconds | null,
): TithiCount {
  const [first, ...others] = tithis
  return {
    kshaya: others.filter(({ end }) => end <= nextSunrise).map(({ index }) => index),
    vriddhi: {
      runsAtNextSunrise: first.end > nextSunrise,
      ranAtSunriseBefore: sunriseBefore !== null && first.start <= sunriseBefore,
    },
  }
}
