import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

/** A pluck that has been decided on: which sound, when, how loud on either side. */
export type Stroke = {
  readonly samples: Float32Array
  /** First sample, counted from the beginning of the recording. */
  readonly start: number
  readonly left: number
  readonly right: number
  /** Where the next stroke on the same string stops this one. */
  damped: number
}

const DAMP = Math.round(TIMBRE.playing.dampSeconds * SAMPLE_RATE)

/** Adds the part of a stroke that falls into the block starting at `blockStart`. */
export function addStroke(stroke: Stroke, block: StereoBlock, blockStart: number): void {
  const from = Math.max(stroke.start, blockStart)
  const to = Math.min(endOf(stroke), blockStart + block.left.length)
  const open = Math.min(to, Math.max(from, stroke.damped))
  const { samples, left, right } = stroke
  for (let at = from; at < open; at++) {
    const sample = samples[at - stroke.start] as number
    const index = at - blockStart
    block.left[index] = (block.left[index] as number) + sample * left
    block.right[index] = (block.right[index] as number) + sample * right
  }
  for (let at = open; at < to; at++) {
    const fade = 0.5 + 0.5 * Math.cos((Math.PI * (at - stroke.damped)) / DAMP)
    const sample = (samples[at - stroke.start] as number) * fade
    const index = at - blockStart
    block.left[index] = (block.left[index] as number) + sample * left
    block.right[index] = (block.right[index] as number) + sample * right
  }
}

/** The first sample at which a stroke is silent again. */
export function endOf(stroke: Stroke): number {
  return Math.min(stroke.start + stroke.samples.length, stroke.damped + DAMP)
}
