/** c₀ + c₁t + c₂t² + …, by Horner's rule. */
export function polynomial(t: number, ...coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
}
