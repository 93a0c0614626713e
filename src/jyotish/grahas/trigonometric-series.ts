/**
 * Σ tᵏ Σ A cos(c₀ + c₁t + c₂t² + c₃t³): one list of terms for each power of t, each term of
 * `STRIDE` numbers.
 */
export type TrigonometricSeries = readonly Float64Array[]

/** A quantity and its derivative, in the unit of time of its formula. */
export type Moving = { readonly value: number; readonly rate: number }

const STRIDE = 5

/**
 * Reads a table of `series/`, the reverse of `dev/ephemeris/prune-series.ts`: powers separated by
 * `|`, terms by `,`, smallest first. A term holds the difference of its amplitude from the term
 * before, in `unit`s, and the polynomial of its phase.
 */
export function parseSeries(text: string, unit: number): TrigonometricSeries {
  return text.split('|').map((power) => {
    const terms = power === '' ? [] : power.split(',')
    const numbers = new Float64Array(terms.length * STRIDE)
    let amplitude = 0
    terms.forEach((term, index) => {
      const [rise = 0, ...phase] = term.split(' ').map(Number)
      amplitude += rise
      numbers.set([amplitude * unit, ...phase], index * STRIDE)
    })
    return numbers
  })
}

/** The sum and its derivative at `t`. */
export function evaluate(series: TrigonometricSeries, t: number): Moving {
  let value = 0
  let rate = 0
  for (let power = series.length - 1; power >= 0; power--) {
    const { sum, slope } = sumOfWaves(series[power] ?? NO_TERMS, t)
    // (tᵏ S)′ by Horner's rule, from the highest power down.
    rate = rate * t + value + slope
    value = value * t + sum
  }
  return { value, rate }
}

const NO_TERMS = new Float64Array(0)

function sumOfWaves(terms: Float64Array, t: number): { sum: number; slope: number } {
  let sum = 0
  let slope = 0
  // Smaller terms first, so that their digits are not lost in a large sum.
  for (let at = 0; at < terms.length; at += STRIDE) {
    const amplitude = terms[at] ?? 0
    const c1 = terms[at + 2] ?? 0
    const c2 = terms[at + 3] ?? 0
    const c3 = terms[at + 4] ?? 0
    const phase = (terms[at + 1] ?? 0) + t * (c1 + t * (c2 + t * c3))
    sum += amplitude * Math.cos(phase)
    slope -= amplitude * Math.sin(phase) * (c1 + t * (2 * c2 + t * 3 * c3))
  }
  return { sum, slope }
}
