import type { LinePhrase } from '~/raga/sound/sung-line.ts'

/** Where a sung note stands on the swara wheel, at a share of its phrase. */
export type WheelFrame = {
  /** 0 at the phrase's beginning, 1 at its end. */
  readonly offset: number
  /** Clockwise from Sa, going on past a turn where the voice goes on past the octave. */
  readonly degrees: number
  /** From the centre: 1 on the circle for the middle octave, inside it for the low one. */
  readonly distance: number
  /** 0 before and after the phrase. */
  readonly opacity: number
}

const DISTANCE = { low: 0.86, middle: 1, high: 1.13 } as const
const DEGREES_PER_CENT = 0.3
/** The note appears and goes within this. */
const FADE_SECONDS = 0.25

/** The way of a phrase around the wheel, as `SungLine` has it: straight between the frames. */
export function wheelFrames(phrase: LinePhrase): WheelFrame[] {
  const length = phrase.endSeconds - phrase.startSeconds
  const frames: WheelFrame[] = Array.from(phrase.seconds, (at, index) => {
    const cents = phrase.cents[index] ?? 0
    return {
      offset: Math.min(1, at / length),
      degrees: cents * DEGREES_PER_CENT,
      distance: distanceAt(cents),
      opacity: Math.max(0, Math.min(1, at / FADE_SECONDS, (length - at) / FADE_SECONDS)),
    }
  })
  const last = frames.at(-1)
  return last ? [...frames, { ...last, offset: 1, opacity: 0 }] : []
}

/** Between the octaves the note changes circles within the semitone below Sa. */
function distanceAt(cents: number): number {
  const down = Math.max(0, Math.min(1, -cents / 90))
  const up = Math.max(0, Math.min(1, (cents - 1110) / 90))
  return DISTANCE.middle + (DISTANCE.low - 1) * down + (DISTANCE.high - 1) * up
}
