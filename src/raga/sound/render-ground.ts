import { randomStream } from '~/raga/random.ts'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { Rain, SOFT_RAIN } from '~/raga/sound/rain.ts'
import type { Tuning } from '~/raga/sound/strings/string-tables.ts'
import { Tanpura } from '~/raga/sound/strings/tanpura.ts'
import {
  emptyBlock,
  gainOf,
  SAMPLE_RATE,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

export type GroundRequest = {
  /** Whole seconds. */
  readonly seconds: number
  /** The fade at either end, seconds. */
  readonly fadeSeconds: number
  readonly seed: string
}

export type TanpuraRequest = GroundRequest & {
  /** Middle Sa, Hz. */
  readonly tonicHz: number
}

// Both players have played for a while when the recording begins, and play on after its end.
const BEFORE_SECONDS = 60
const AFTER_SECONDS = 60

/**
 * Two tanpuras tuned to Pa and nothing else, in blocks of one second as `renderSession`, with a
 * fade at both edges. The fades have equal power, so that the end of one playing mixed with the
 * beginning of the next is as loud as the rest.
 */
export function* renderTanpura(request: TanpuraRequest): Generator<StereoBlock, void, void> {
  const { tonicHz, seconds, seed } = request
  const form = {
    seconds: seconds + AFTER_SECONDS,
    droneSeconds: -BEFORE_SECONDS,
  }
  const voices = TIMBRE.tanpuras.map(
    (spec, index) => new Tanpura(tunedToPa(tonicHz), spec, form, `${seed}/tanpura-${index}`),
  )
  yield* withFadedEdges(voices, request)
}

/** The rain of a composed sit, with a fade at both edges as `renderTanpura`. */
export function renderRain(request: GroundRequest): Generator<StereoBlock, void, void> {
  return withFadedEdges([new Rain(SOFT_RAIN, request.seed)], request)
}

function* withFadedEdges(
  voices: readonly Voice[],
  request: GroundRequest,
): Generator<StereoBlock, void, void> {
  const { seconds } = request
  const never = { from: seconds, to: seconds + 1 }
  let second = 0
  for (const block of mixdown(voices, { seconds, fade: never }, TIMBRE.master.gainDb)) {
    fadeEdges(block, second, request)
    second++
    yield block
  }
}

function fadeEdges(block: StereoBlock, second: number, request: GroundRequest): void {
  const { seconds, fadeSeconds } = request
  if (second >= fadeSeconds && second + 1 <= seconds - fadeSeconds) return
  for (let index = 0; index < SAMPLE_RATE; index++) {
    const at = second + index / SAMPLE_RATE
    const share = Math.min(1, at / fadeSeconds, (seconds - at) / fadeSeconds)
    const gain = Math.sin((Math.PI / 2) * share)
    block.left[index] = (block.left[index] as number) * gain
    block.right[index] = (block.right[index] as number) * gain
  }
}

/** A tanpura tuned to Pa; `tonicHz` is middle Sa. */
export function tunedToPa(tonicHz: number): Tuning {
  return {
    name: 'A tanpura',
    tonicHz,
    swaras: [{ swara: 'P', ratio: [3, 2] }],
    tanpura: { firstString: 'P' },
  }
}

// Browsers treat sound below about −72 dBFS as silence; people cannot hear this.
const LEVEL_DB = -60
const HIGHEST_HZ = 1200

/**
 * A soft noise far below hearing, in blocks of one second, so that a browser keeps the page awake.
 */
export function* renderStillness(seconds: number): Generator<StereoBlock, void, void> {
  const random = randomStream('stillness')
  const block = emptyBlock()
  const brightness = 1 - Math.exp((-2 * Math.PI * HIGHEST_HZ) / SAMPLE_RATE)
  // Uniform noise of ±1 through this low-pass keeps this share of its RMS.
  const rms = Math.sqrt(brightness / (2 - brightness) / 3)
  const gain = gainOf(LEVEL_DB) / rms
  let dark = 0
  for (let second = 0; second < seconds; second++) {
    for (let index = 0; index < SAMPLE_RATE; index++) {
      dark += (2 * random() - 1 - dark) * brightness
      block.left[index] = dark * gain
      block.right[index] = dark * gain
    }
    yield block
  }
}
