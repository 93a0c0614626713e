/** The factor of an amplitude change: −6.02 dB halves. */
export function gainOf(db: number): number {
  return 10 ** (db / 20)
}

/** Left and right factors of equal power; 0 is left, 1 right. */
export function panGains(pan: number): readonly [left: number, right: number] {
  return [Math.cos((pan * Math.PI) / 2), Math.sin((pan * Math.PI) / 2)]
}
