/** How a melody moves, whoever sings it. Cents, Hz and seconds. */
export const MELODY = {
  meend: {
    shortestSeconds: 0.22,
    centsPerSecond: 900,
    spreadSeconds: 0.15,
    longestSeconds: 0.75,
  },
  /** A grace note: touched, held for a moment, left. */
  kan: { touchSeconds: 0.05, holdSeconds: 0.085, fallSeconds: 0.075 },
  andolan: { afterSeconds: 0.25, growSeconds: 0.5 },
  /** On long notes only, and not on those that swing. */
  vibrato: { cents: 6, hz: 4.9, fromSeconds: 1.6, afterSeconds: 0.7, growSeconds: 0.9 },
  /** No breath and no finger is quite steady. */
  drift: { cents: 2.5, everySeconds: 0.45 },
} as const
