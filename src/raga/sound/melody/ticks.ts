import { SAMPLE_RATE } from '~/raga/sound/stereo-block.ts'

/** A melody's pitch and breath are decided a thousand times a second. */
export const TICKS_PER_SECOND = 1000

export const SAMPLES_PER_TICK = SAMPLE_RATE / TICKS_PER_SECOND

/** The tick at which something happens. */
export function tickOf(seconds: number): number {
  return Math.round(seconds * TICKS_PER_SECOND)
}

/** An even rise from 0 to 1 that begins and ends at rest; outside 0…1 it stays what it is there. */
export function smoothstep(share: number): number {
  const at = Math.min(1, Math.max(0, share))
  return at * at * (3 - 2 * at)
}
