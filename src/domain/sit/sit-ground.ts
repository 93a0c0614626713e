import { type SaKey, saHz } from '~/domain/improvisation/sa.ts'

/**
 * The pitches of a sit's tanpura: the name of its Sa, its key where it is composed, and its pitch in
 * Hz. All are tuned to Pa.
 */
export const SIT_TUNINGS = [
  { id: 'b', sa: 'B', key: 'b2', tonicHz: 123.47 },
  { id: 'c', sa: 'C', key: 'c3', tonicHz: 130.81 },
  { id: 'c-sharp', sa: 'C♯', key: 'cs3', tonicHz: 138.59 },
  { id: 'd', sa: 'D', key: 'd3', tonicHz: 146.83 },
] as const satisfies readonly { id: string; sa: string; key: SaKey; tonicHz: number }[]

export type SitTuning = (typeof SIT_TUNINGS)[number]['id']

/** The key of a tuning's Sa. */
export function saKeyOf(tuning: SitTuning): SaKey {
  return SIT_TUNINGS.find(({ id }) => id === tuning)?.key ?? 'cs3'
}

/** The recordings of tanpura and rain begin and end with a fade of this length, so that they can overlap. */
export const GROUND_OVERLAP_SECONDS = 8

/** What lies beneath the bells of a sit: almost nothing, rain, or a drone by its Sa. */
export type SitGround = 'still' | 'rain' | SaKey

/** A recording to be repeated without end beneath the bells of a sit by the clock. */
export type GroundRecording = {
  readonly url: string
  /** The fades baked into it, in seconds; 0 for one that can simply be repeated. */
  readonly overlapSeconds: number
}

/**
 * A recording too quiet to hear. While a page plays something, browsers keep its timers running
 * even when it is hidden, so the bells of a silent sit come on time.
 */
export const STILLNESS: GroundRecording = {
  url: '/recordings/stillness.mp3',
  overlapSeconds: 0,
}

/** The recording of soft rain. */
export const RAIN_ADDRESS = '/recordings/rain.mp3'

/** The recording of a tanpura alone. */
export function droneAddress(tuning: SitTuning): string {
  return `/recordings/tanpura-${tuning}.mp3`
}

/** What is repeated beneath the bells; of tanpuras, the recorded one whose Sa is nearest. */
export function groundRecording(ground: SitGround): GroundRecording {
  if (ground === 'still') return STILLNESS
  const url = ground === 'rain' ? RAIN_ADDRESS : droneAddress(tuningNear(saHz(ground)))
  return { url, overlapSeconds: GROUND_OVERLAP_SECONDS }
}

/** The tuning whose Sa is nearest to a pitch in Hz. */
export function tuningNear(wantedHz: number): SitTuning {
  const far = ({ tonicHz }: { tonicHz: number }) => Math.abs(Math.log2(tonicHz / wantedHz))
  return SIT_TUNINGS.reduce((best, one) => (far(one) < far(best) ? one : best)).id
}
