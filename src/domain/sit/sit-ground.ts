/** Where the tanpura of a sit can stand: the name of its Sa, and its pitch in Hz. All are tuned to Pa. */
export const SIT_TUNINGS = [
  { id: 'b', sa: 'B', tonicHz: 123.47 },
  { id: 'c', sa: 'C', tonicHz: 130.81 },
  { id: 'c-sharp', sa: 'C♯', tonicHz: 138.59 },
  { id: 'd', sa: 'D', tonicHz: 146.83 },
] as const

export type SitTuning = (typeof SIT_TUNINGS)[number]['id']

/** The recordings of the tanpura begin and end in a fade of this length, to be laid over one another. */
export const DRONE_OVERLAP_SECONDS = 8

/** The recording of a tanpura by itself, to be played on and on. */
export function droneAddress(tuning: SitTuning): string {
  return `/recordings/tanpura-${tuning}.mp3`
}

/**
 * A recording too quiet to hear. While a page plays something, browsers go on giving it time even
 * where nobody sees it, and the bells of a silent sit come when they should.
 */
export const STILLNESS_ADDRESS = '/recordings/stillness.mp3'
