import type { Graha } from '~/jyotish/grahas/graha.ts'

/** The lord of each period, in the order of the nakshatras from Ashwini, and its years. */
export const DASHA_LORDS = [
  { lord: 'Ketu', years: 7 },
  { lord: 'Venus', years: 20 },
  { lord: 'Sun', years: 6 },
  { lord: 'Moon', years: 10 },
  { lord: 'Mars', years: 7 },
  { lord: 'Rahu', years: 18 },
  { lord: 'Jupiter', years: 16 },
  { lord: 'Saturn', years: 19 },
  { lord: 'Mercury', years: 17 },
] as const satisfies readonly { lord: Graha; years: number }[]

export const CYCLE_YEARS = 120
