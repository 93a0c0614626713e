/** In seconds; levels relative to the opening bell. */
export const SIT_FORM = {
  shortest: 60,
  longest: 10_800,
  openingBellSeconds: 0.6,
  droneSeconds: 1.5,
  innerBellDb: -7,
  closingBellDb: -1.5,
  /** The last bell rings when the time is over, and is left to ring. */
  ringSeconds: 15,
  fadeSeconds: 8,
  silenceSeconds: 0.8,
} as const

/** How long the sound of a sit is: the sitting, and the ringing of the last bell. */
export function sitSoundSeconds(seconds: number): number {
  return seconds + SIT_FORM.ringSeconds
}
