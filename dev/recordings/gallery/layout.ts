import type { Colour } from '~dev/recordings/gallery/canvas.ts'

/** The minute in the picture: the middle octave, between the two inner bells. */
export const EXCERPT = { minutes: 10, from: 240, to: 300 } as const

const LEFT = 66
const PIXELS_A_SECOND = 15

/** Positions in a picture, in pixels. */
export const LAYOUT = {
  width: 1024,
  height: 600,
  left: LEFT,
  plotWidth: (EXCERPT.to - EXCERPT.from) * PIXELS_A_SECOND,
  titleBaseline: 30,
  score: { top: 50, height: 270 },
  sources: { top: 330, height: 7, baseline: 352 },
  spectrogram: { top: 366, height: 196 },
  timeBaseline: 584,
} as const

/** The horizontal position of a moment of the recording. */
export function xOf(seconds: number): number {
  return LEFT + (seconds - EXCERPT.from) * PIXELS_A_SECOND
}

export const INK: Colour = [43, 42, 51]
export const FAINT: Colour = [112, 107, 101]
export const PAPER: Colour = [251, 248, 241]
export const LANE: Colour = [226, 219, 205]
export const VADI: Colour = [247, 228, 180]

/** One colour for each source of a phrase; the labels are next to them. */
export const SOURCES = {
  repertoire: [147, 163, 217],
  walk: [140, 194, 160],
  refrain: [226, 196, 120],
  cadence: [229, 160, 128],
} as const satisfies Record<string, Colour>
