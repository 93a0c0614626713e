import { HZ } from '~dev/recordings/movement/pitch-curve.ts'

/** A pitch without single stray values: its course, cents, and its speed, cents a second. */
export type Smoothed = { readonly cents: Float64Array; readonly speed: Float64Array }

const MEDIAN_REACH = 2
const FIT_REACH = 5

/**
 * A median of five values, then a parabola fitted to each eleven (Savitzky & Golay 1964): its
 * height and its slope. At the ends the first and the last value are repeated.
 */
export function smoothed(pitch: Float64Array): Smoothed {
  const near = new Float64Array(2 * MEDIAN_REACH + 1)
  const calm = pitch.map((_, at) => {
    for (let index = 0; index < near.length; index++) {
      near[index] = valueAt(pitch, at + index - MEDIAN_REACH)
    }
    return near.sort()[MEDIAN_REACH] as number
  })
  const cents = new Float64Array(pitch.length)
  const speed = new Float64Array(pitch.length)
  for (let at = 0; at < pitch.length; at++) {
    for (let away = -FIT_REACH; away <= FIT_REACH; away++) {
      const value = valueAt(calm, at + away)
      cents[at] = (cents[at] as number) + (value * (89 - 5 * away * away)) / 429
      speed[at] = (speed[at] as number) + (value * away * HZ) / 110
    }
  }
  return { cents, speed }
}

function valueAt(values: Float64Array, index: number): number {
  return values[Math.max(0, Math.min(values.length - 1, index))] as number
}
