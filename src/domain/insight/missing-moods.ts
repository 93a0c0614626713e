/**
 * How much more readily, at most, a person is taken to record some moods than others: three times,
 * as at 90 % of good ones against 30 % of bad ones.
 */
const MOST_READILY = 3
/** The same in words. */
export const MOST_READILY_WORDS =
  'even if you had recorded some moods three times as readily as others'
/** Days that are taken together when the error is reckoned, since moods resemble those near them. */
const DAYS_TOGETHER = 14
/** Errors by which the least difference must stay clear of nothing: 2 % by chance. */
const ERRORS_CLEAR = 2

/** How far a mood lies from what is usual. */
type Excess = {
  /** Counted from any day. */
  readonly day: number
  /** In points of the scale. */
  readonly excess: number
}

/** The occasions of one kind: those whose moods are known, and how many there were in all. */
export type Occasions = { readonly known: readonly Excess[]; readonly all: number }

/**
 * Does one kind of occasions stand above another (or below it) whatever kept moods from being
 * recorded, so long as none was kept three times as readily as another? Each kind is weighted as
 * speaks most against it: those known stand for those missing as well, each for one to begin with,
 * and the ones that count against it for up to three times as many as the rest. So nothing can be
 * made of what is missing where little is, and much where much is.
 *
 * It is the bound of P. M. Aronow and D. K. K. Lee, "Interval estimation of population means under
 * unknown but bounded probabilities of sample selection" (Biometrika 100, 2013), with the known
 * share of the moods as a further bound on the weights.
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
  /** Of each occasion how far it moves the mean; of an error only the size is wanted. */
  readonly pulls: readonly { readonly day: number; readonly pull: number }[]
}

/** The mean at its lowest when `sign` is 1, at its highest when it is -1. */
function leastMean({ known, all }: Occasions, sign: 1 | -1): Bound | null {
  const n = known.length
  if (n === 0) return null
  const ordered = known.toSorted((one, other) => sign * (one.excess - other.excess))
  const sum = ordered.reduce((total, { excess }) => total + excess, 0)
  // Weights of 1 and 3 whose mean is that of all to those known: more than this cannot weigh 3.
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

/** The standard error of a difference of means, from stretches of days taken as one each. */
function errorOf(pulls: Bound['pulls']): number {
  const stretches = new Map<number, number>()
  for (const { day, pull } of pulls) {
    const stretch = Math.floor(day / DAYS_TOGETHER)
    stretches.set(stretch, (stretches.get(stretch) ?? 0) + pull)
  }
  return Math.sqrt([...stretches.values()].reduce((sum, pull) => sum + pull ** 2, 0))
}
