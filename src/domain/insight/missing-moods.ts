/**
 * The assumed limit: a person records some moods at most three times as readily as others, for
 * example 90 % of good ones and 30 % of bad ones.
 */
const MOST_READILY = 3
/** Days grouped for the computation of the error, since moods resemble those of days near them. */
const DAYS_TOGETHER = 14
/** The least difference must be more than this many standard errors from zero: 2 % by chance. */
const ERRORS_CLEAR = 2

/** How far a mood is from the usual one. */
type Excess = {
  /** Days from any fixed day. */
  readonly day: number
  /** In points of the scale. */
  readonly excess: number
}

/** The occasions of one kind: those with known moods, and the number of all. */
export type Occasions = { readonly known: readonly Excess[]; readonly all: number }

/**
 * Whether one kind of occasions has higher (or lower) moods than another even if moods are missing
 * not by chance, as long as none is recorded more than three times as readily as another. Known
 * moods also represent the missing ones, weighted as unfavourably as possible: the ones that speak
 * against the difference weigh up to three times as much as the rest, as far as the number of
 * missing moods allows.
 *
 * Source: the bound of P. M. Aronow and D. K. K. Lee, "Interval estimation of population means
 * under unknown but bounded probabilities of sample selection" (Biometrika 100, 2013), with the
 * known share of the moods as a further bound on the weights.
 */
export function standsWithoutMissing(
  ones: Occasions,
  others: Occasions,
  direction: 'higher' | 'lower',
): boolean {
  const sign = direction === 'higher' ? 1 : -1
  const one = leastMean(ones, sign)
  const other = leastMean(others, sign === 1 ? -1 : 1)
  if (!one || !other) return false
  const least = sign * (one.mean - other.mean)
  return least > ERRORS_CLEAR * errorOf([...one.pulls, ...other.pulls])
}

type Bound = {
  readonly mean: number
  /** For each occasion, how far it moves the mean; for an error only its size matters. */
  readonly pulls: readonly { readonly day: number; readonly pull: number }[]
}

/** The mean at its lowest when `sign` is 1, at its highest when it is -1. */
function leastMean({ known, all }: Occasions, sign: 1 | -1): Bound | null {
  const n = known.length
  if (n === 0) return null
  const ordered = known.toSorted((one, other) => sign * (one.excess - other.excess))
  const sum = ordered.reduce((total, { excess }) => total + excess, 0)
  // Weights are 1 or 3 and their mean is all / known, so no more moods than this can weigh 3.
  const most = Math.min(n, Math.ceil(Math.max(0, all - n) / (MOST_READILY - 1)))
  let weighed = sum
  let best = { mean: sum / n, heavy: 0 }
  for (let heavy = 1; heavy <= most; heavy++) {
    weighed += (MOST_READILY - 1) * (ordered[heavy - 1]?.excess ?? 0)
    const mean = weighed / (n + (MOST_READILY - 1) * heavy)
    if (sign * (mean - best.mean) < 0) best = { mean, heavy }
  }
  const total = n + (MOST_READILY - 1) * best.heavy
  return {
    mean: best.mean,
    pulls: ordered.map(({ day, excess }, index) => ({
      day,
      pull: (sign * (excess - best.mean) * (index < best.heavy ? MOST_READILY : 1)) / total,
    })),
  }
}

/** The standard error of a difference of means, with each stretch of days as one observation. */
function errorOf(pulls: Bound['pulls']): number {
  const stretches = new Map<number, number>()
  for (const { day, pull } of pulls) {
    const stretch = Math.floor(day / DAYS_TOGETHER)
    stretches.set(stretch, (stretches.get(stretch) ?? 0) + pull)
  }
  return Math.sqrt([...stretches.values()].reduce((sum, pull) => sum + pull ** 2, 0))
}
