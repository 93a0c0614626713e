/** The pitches of a sit's tanpura: the name of its Sa, and its pitch in Hz. All are tuned to Pa. */
export const SIT_TUNINGS = [
  { id: 'b', sa: 'B', tonicHz: 123.47 },
  { id: 'c', sa: 'C', tonicHz: 130.81 },
  { id: 'c-sharp', sa: 'C♯', tonicHz: 138.59 },
  { id: 'd', sa: 'D', tonicHz: 146.83 },
] as const

export type SitTuning = (typeof SIT_TUNINGS)[number]['id']

/** The tanpura recordings begin and end with a fade of this length, so that they can overlap. */
export const DRONE_OVERLAP_SECONDS = 8

/** The recording of a tanpura alone, to be repeated without end. */
export function droneAddress(tuning: SitTuning): string {
  return `/recordings/tanpura-${tuning}.mp3`
}

/**
 * A recording too quiet to hear. While a page plays something, browsers keep its timers running
 * even when it is hidden, so the bells of a silent sit come on time.
 */
export const STILLNESS_ADDRESS = '/recordings/stillness.mp3'
