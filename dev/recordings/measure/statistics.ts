/** The mean of values. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The standard deviation of values. */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

/** The value below which this share of them lies, 0–1; NaN without values. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** The mean of the squares of samples. */
export function powerOf(samples: Float32Array | Float64Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum / samples.length
}

/** What remains when the straight line nearest to values is taken away. */
export function withoutSlope(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2
  const mean = meanOf(values)
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  const slope = values.reduce((sum, value, at) => sum + value * (at - middle), 0) / spread
  return values.map((value, at) => value - mean - slope * (at - middle))
}
