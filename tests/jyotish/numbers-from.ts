/** Numbers from 0 to below 1, the same for the same seed (Park & Miller 1988). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
