/** 1024 is two to the power of this. */
const SQUARINGS = 10

/**
 * About e to the power of `x`, and 0 far below zero: (1 + x/1024)^1024. Every engine gives the same
 * bits, because they may round `Math.exp` and powers as they like, but not sums and products.
 */
export function exponential(x: number): number {
  let power = Math.max(0, 1 + x / 1024)
  for (let squared = 0; squared < SQUARINGS; squared++) power *= power
  return power
}
