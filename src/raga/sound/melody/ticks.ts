import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'

/** A melody's pitch and breath are computed a thousand times a second. */
export const TICKS_PER_SECOND = 1000

export const SAMPLES_PER_TICK = SAMPLE_RATE / TICKS_PER_SECOND

/** The tick at which something happens. */
export function tickOf(seconds: number): number {
  return Math.round(seconds * TICKS_PER_SECOND)
}

/** A smooth rise from 0 to 1 with no slope at either end; outside 0…1 it is constant. */
export function smoothstep(share: number): number {
  const at = Math.min(1, Math.max(0, share))
  return at * at * (3 - 2 * at)
}
