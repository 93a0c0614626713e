import type { RandomStream } from '~/raga/sound/random-stream.ts'

/** A slow, never quite repeating rise and fall: seconds in, −1…1 out. */
export type Swell = (seconds: number) => number

/**
 * Two waves whose periods have no common measure, so that minutes pass before the same shape
 * returns; where they begin is drawn from `random`.
 */
export function swell(periodSeconds: number, random: RandomStream): Swell {
  const first = 2 * Math.PI * random()
  const second = 2 * Math.PI * random()
  const omega = (2 * Math.PI) / periodSeconds
  return (seconds) =>
    0.6 * Math.sin(omega * seconds + first) + 0.4 * Math.sin(omega * 1.618 * seconds + second)
}
