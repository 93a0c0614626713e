import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { kFilter } from '~dev/recordings/measure/k-weighting.ts'

/** By ITU-R BS.1770-4 and EBU Tech 3342. */
export type Loudness = {
  /** Integrated loudness, LUFS; −Infinity for silence. */
  readonly integrated: number
  /** Loudness range, LU; NaN for silence, which has none. */
  readonly range: number
}

export type LoudnessMeter = { add(block: StereoBlock): void; result(): Loudness }

/** A meter that reads sound block by block and keeps one number for each tenth of a second. */
export function loudnessMeter(sampleRate: number): LoudnessMeter {
  const tenthLength = Math.round(sampleRate / 10)
  const left = kFilter(sampleRate)
  const right = kFilter(sampleRate)
  const tenths: number[] = []
  let energy = 0
  let filled = 0
  return {
    add(block) {
      const heard = { left: left(block.left), right: right(block.right) }
      for (let index = 0; index < heard.left.length; index++) {
        energy += (heard.left[index] as number) ** 2 + (heard.right[index] as number) ** 2
        if (++filled < tenthLength) continue
        tenths.push(energy / tenthLength)
        energy = 0
        filled = 0
      }
    },
    result: () => ({ integrated: integratedOf(tenths), range: rangeOf(tenths) }),
  }
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Means over windows of this many tenths, with a window at every tenth. */
function windows(tenths: readonly number[], length: number): number[] {
  const starts = Math.max(0, tenths.length - length + 1)
  return Array.from({ length: starts }, (_, at) => mean(tenths.slice(at, at + length)))
}

function gated(powers: readonly number[], relative: number): number[] {
  const audible = powers.filter((power) => lufs(power) > -70)
  const threshold = lufs(mean(audible)) + relative
  return audible.filter((power) => lufs(power) > threshold)
}

function integratedOf(tenths: readonly number[]): number {
  const loud = gated(windows(tenths, 4), -10)
  return loud.length === 0 ? Number.NEGATIVE_INFINITY : lufs(mean(loud))
}

function rangeOf(tenths: readonly number[]): number {
  const sorted = gated(windows(tenths, 30), -20)
    .map(lufs)
    .sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return at(0.95) - at(0.1)
}
