/** Numbers in [0, 1), equal for equal seeds. */
export type RandomStream = () => number

/**
 * A separate stream for one purpose in one recording (`yaman/10/1/strokes`), so that a change in
 * one stream never changes another. Generator: sfc32 (Chris Doty-Humphrey, PractRand), seeded by
 * FNV-1a.
 */
export function randomStream(seed: string): RandomStream {
  let a = hash(`${seed}#a`)
  let b = hash(`${seed}#b`)
  let c = hash(`${seed}#c`)
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) next()
  return next
}

/** A number within ±`width` of `centre`. */
export function around(random: RandomStream, centre: number, width: number): number {
  return centre + (2 * random() - 1) * width
}

/** A number from `low` to `high`. */
export function between(random: RandomStream, [low, high]: readonly [number, number]): number {
  return low + (high - low) * random()
}

function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  return state | 0
}
