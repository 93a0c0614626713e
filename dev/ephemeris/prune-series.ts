/** A term in the source: its amplitude, then the polynomial of its phase in radians. */
export type Row = readonly number[]
/** Terms by the power of time that multiplies them. */
export type Powers = Readonly<Record<string, readonly Row[]>>

/** How a series is shortened. Amplitudes, `cut` and `unit` are in the unit of the source. */
export type Pruning = {
  /** Terms that never reach this within the time span are left out. */
  readonly cut: number
  /** The largest distance in time from J2000, in the series' own unit of time. */
  readonly span: number
  /** Amplitudes are stored as whole numbers of this. */
  readonly unit: number
  /** The wave of the source; the tables contain cosines. */
  readonly wave: 'sine' | 'cosine'
}

const TURN = 2 * Math.PI
/** How much the rounding of a phase may change a term, as a share of the cut. */
const PHASE_TOLERANCE = 1 / 20

/**
 * One text for a series: powers of time separated by `|`, terms by `,`; a term contains, separated
 * by spaces, the difference of its amplitude from the term before, in units, and the polynomial of
 * its phase in radians. Smallest terms first; every number has the digits that its own term needs.
 */
export function pruneSeries(powers: Powers, pruning: Pruning): string {
  return Object.entries(powers)
    .map(([power, rows]) => prunePower(rows, Number(power), pruning))
    .join('|')
    .replace(/\|+$/, '')
}

function prunePower(rows: readonly Row[], power: number, pruning: Pruning): string {
  const growth = pruning.span ** power
  const kept = rows
    .filter(([amplitude = 0]) => Math.abs(amplitude) * growth >= pruning.cut)
    .sort(([a = 0], [b = 0]) => Math.abs(a) - Math.abs(b))
  const amplitudes = kept.map(([amplitude = 0]) => Math.round(Math.abs(amplitude) / pruning.unit))
  return kept
    .map((row, at) => {
      const rise = (amplitudes[at] ?? 0) - (amplitudes[at - 1] ?? 0)
      return [rise, ...phaseOf(row, growth, pruning)].join(' ')
    })
    .join(',')
}

function phaseOf([signed = 0, ...phase]: Row, growth: number, pruning: Pruning): string[] {
  const [first = 0, ...rest] = phase
  const shift = (pruning.wave === 'sine' ? -TURN / 4 : 0) + (signed < 0 ? TURN / 2 : 0)
  const inFirstTurn = (((first + shift) % TURN) + TURN) % TURN
  const tolerance = (pruning.cut * PHASE_TOLERANCE) / (Math.abs(signed) * growth)
  const numbers = [inFirstTurn, ...rest].map((coefficient, degree) =>
    rounded(coefficient, tolerance / pruning.span ** degree),
  )
  while (numbers.at(-1) === '0') numbers.pop()
  return numbers
}

/** A short decimal within the tolerance, without the zero before its point. */
function rounded(value: number, tolerance: number): string {
  if (Math.abs(value) <= tolerance) return '0'
  const decimals = Math.max(0, Math.ceil(-Math.log10(2 * tolerance)))
  const text = value.toFixed(decimals)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short.replace(/^(-?)0\./, '$1.')
}
