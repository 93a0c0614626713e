import { type RandomStream, randomStream } from '~/raga/random.ts'
import { smoothstep, tickOf } from '~/raga/sound/melody/ticks.ts'

/**
 * How long each wave of it lasts, seconds, and its share: each twice as quick is about half as
 * strong, as the breath of a player is (and most of what lives: 1/f).
 */
const WAVES = [
  { seconds: 1.3, share: 0.78 },
  { seconds: 0.6, share: 0.5 },
  { seconds: 0.27, share: 0.38 },
] as const

/**
 * How a breath or a hand is never fully steady, one value for each tick: around 0 with a standard
 * deviation of about 1, nearest 0 most of the time, and never beyond `MOST_UNSTEADY`.
 */
export function unsteadiness(length: number, seed: string): Float32Array {
  const curve = new Float32Array(length)
  for (const [index, { seconds, share }] of WAVES.entries()) {
    addWave(curve, tickOf(seconds), share * UNIT, randomStream(`${seed}/drift-${index}`))
  }
  return curve.map((value) => value / Math.sqrt(1 + (value / MOST_UNSTEADY) ** 2))
}

/** The bound of what `unsteadiness` gives. */
export const MOST_UNSTEADY = 3

/** Makes good what is lost between the numbers of a wave, and near the bound. */
const UNIT = 1.3

function addWave(curve: Float32Array, span: number, share: number, random: RandomStream): void {
  let [from, to] = [roughlyNormal(random), roughlyNormal(random)]
  for (let tick = 0; tick < curve.length; tick++) {
    const at = tick % span
    if (at === 0 && tick > 0) [from, to] = [to, roughlyNormal(random)]
    curve[tick] = (curve[tick] as number) + share * (from + (to - from) * smoothstep(at / span))
  }
}

/** A sum of three even numbers: around 0, with the deviation 1, within ±3. */
function roughlyNormal(random: RandomStream): number {
  return 2 * (random() + random() + random()) - 3
}
