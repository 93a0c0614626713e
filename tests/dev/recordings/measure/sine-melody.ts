import type { Raga } from '~/raga/model/raga.ts'
import { centsOf } from '~/raga/model/swara.ts'

const RATE = 32_000
/** Two of its harmonics besides the tone: what a flute has. */
const HARMONICS = [1, 0.3, 0.16]

/** Tones of known cents above middle Sa, one after the other, each glided into within 80 ms. */
export function sineMelody(
  saHz: number,
  tones: readonly (readonly [cents: number, seconds: number])[],
): Float32Array {
  const samples: number[] = []
  let phase = 0
  let from = tones[0]?.[0] ?? 0
  for (const [cents, seconds] of tones) {
    for (let at = 0; at < seconds * RATE; at++) {
      const share = Math.min(1, at / (0.08 * RATE))
      const now = from + (cents - from) * share * share * (3 - 2 * share)
      phase += (2 * Math.PI * saHz * 2 ** (now / 1200)) / RATE
      const tone = HARMONICS.reduce((sum, level, n) => sum + level * Math.sin((n + 1) * phase), 0)
      samples.push(0.1 * tone)
    }
    from = cents
  }
  return Float32Array.from(samples)
}

/** Every swara of a raga for most of a second, each moved by some cents. */
export function scaleOf(raga: Raga, offsetCents = 0): [cents: number, seconds: number][] {
  return raga.swaras.map(({ ratio }) => [centsOf(ratio) + offsetCents, 0.8])
}
