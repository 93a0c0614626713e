import { mixdown } from '~/raga/sound/mixdown.ts'
import { SAMPLE_RATE, type StereoBlock } from '~/raga/sound/stereo-block.ts'
import type { Tuning } from '~/raga/sound/string-tables.ts'
import { Tanpura } from '~/raga/sound/tanpura.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

export type TanpuraRequest = {
  /** Middle Sa, Hz. */
  readonly tonicHz: number
  /** Whole seconds. */
  readonly seconds: number
  /** The fade at either end, seconds. */
  readonly fadeSeconds: number
  readonly seed: string
}

// Both players have been at it for a while when the recording begins, and go on after its end.
const BEFORE_SECONDS = 60
const AFTER_SECONDS = 60

/**
 * Two tanpuras tuned to Pa and nothing else, in blocks of one second as `renderSession`: neither
 * beginning nor end but a fade at either edge. The fades are of equal power, so that the end of one
 * playing laid over the beginning of the next is as loud as the rest.
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
  const never = { from: seconds, to: seconds + 1 }
  let second = 0
  for (const block of mixdown(voices, { seconds, fade: never }, TIMBRE.master.gainDb)) {
    fadeEdges(block, second, request)
    second++
    yield block
  }
}

function fadeEdges(block: StereoBlock, second: number, request: TanpuraRequest): void {
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

function tunedToPa(tonicHz: number): Tuning {
  return {
    name: 'A tanpura',
    tonicHz,
    swaras: [{ swara: 'P', ratio: [3, 2] }],
    tanpura: { firstString: 'P' },
  }
}
