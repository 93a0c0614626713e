import type { CurveMovement } from '~dev/recordings/movement/movement.ts'
import type { OnTheNote } from '~dev/recordings/movement/on-the-note.ts'
import type { WrittenOrnaments } from '~dev/recordings/movement/written-ornaments.ts'

/** All that is measured of how a melody moves. */
export type Movement = CurveMovement & WrittenOrnaments & OnTheNote

type Limits = readonly [least: number, most: number]

/** A figure of real alaps, and what ours should be. */
export type Aim = {
  readonly title: string
  readonly unit: '' | 's' | '%' | 'cents' | 'a minute' | '× mean'
  /** The middle of eleven recordings by six singers; null where it was not measured. */
  readonly real: number | null
  /** The mean of all ragas. */
  readonly mean: Limits
  /** One raga on its own, where that may differ more. */
  readonly each?: Limits
}

/**
 * Khayal before the tabla, eleven recordings by six singers, 1,811 s: pitch tracks from
 * MTG/musical-bridges-hindustani-tools, measured as `movement.ts` measures ours. Silences are longer
 * than theirs on purpose: slow breathing and pauses calm (Bernardi, Heart 2006;92:445).
 */
export const AIMS: Readonly<Record<keyof Movement, Aim>> = {
  phrase10: { title: 'short phrase (p10)', unit: 's', real: 1.7, mean: [2, 3.2], each: [1.7, 4] },
  phrase50: { title: 'usual phrase (p50)', unit: 's', real: 6.7, mean: [6.2, 7.8], each: [5.5, 9] },
  phrase90: { title: 'long phrase (p90)', unit: 's', real: 13, mean: [11.5, 14], each: [10, 15] },
  breath: { title: 'breath within a group', unit: 's', real: null, mean: [0.7, 1.5] },
  breaths: { title: 'silences that are breaths', unit: '%', real: null, mean: [40, 67] },
  rest10: { title: 'short rest (p10)', unit: 's', real: null, mean: [4, 6], each: [3.5, 7] },
  rest50: { title: 'usual rest (p50)', unit: 's', real: null, mean: [4, 9] },
  rest90: { title: 'long rest (p90)', unit: 's', real: null, mean: [6, 9] },
  silent: { title: 'silent', unit: '%', real: 24, mean: [33, 39] },
  moves: { title: 'moves', unit: 'a minute', real: 101, mean: [60, 100] },
  fast: { title: 'faster than 300 cents/s', unit: '%', real: 33, mean: [15, 25] },
  short: { title: 'rests on a note < 0.3 s', unit: '%', real: 56, mean: [35, 50] },
  long: {
    title: 'resting time in notes > 2 s',
    unit: '%',
    real: 63,
    mean: [60, 70],
    each: [53, 73],
  },
  third50: {
    title: 'move of 250–450 cents',
    unit: 's',
    real: 0.15,
    mean: [0.12, 0.2],
    each: [0.1, 0.25],
  },
  third90: {
    title: 'slow such move (p90)',
    unit: 's',
    real: 0.36,
    mean: [0.28, 0.5],
    each: [0.24, 0.6],
  },
  /** Ahir Bhairav and Kafi hardly have such steps, and the median of two dozen may lie far away. */
  sixth50: {
    title: 'move of 450–800 cents',
    unit: 's',
    real: 0.19,
    mean: [0.2, 0.3],
    each: [0.15, 0.4],
  },
  overshoot: { title: 'moves that overshoot', unit: '%', real: 15, mean: [10, 15] },
  curved: { title: 'a move at its fastest', unit: '× mean', real: null, mean: [1.2, 2] },
  kan: { title: 'notes reached by a kan', unit: '%', real: null, mean: [30, 40], each: [26, 50] },
  meend: { title: 'steps that glide', unit: '%', real: null, mean: [35, 40] },
  /** Seven notes of a bansuri wander by 2.2–4.6 cents; a string on frets hardly does. */
  wander: { title: 'wander of a held note', unit: 'cents', real: null, mean: [2.2, 4.6] },
  onNote: { title: 'held within 5 cents', unit: '%', real: null, mean: [65, 100] },
  /** In a low raga the middle is a held Sa, which drifts a few cents to either side of its place. */
  opening: {
    title: 'middle of four minutes',
    unit: 'cents',
    real: 0,
    mean: [0, 100],
    each: [-10, 100],
  },
  onSa: { title: 'on Sa', unit: '%', real: 30, mean: [25, 35], each: [15, 41] },
}

/** The limits of a raga's own figure. */
export function limitsOf(name: keyof Movement): Limits {
  const { mean, each = mean } = AIMS[name]
  return each
}

/** A figure in the unit of its aim. */
export function inUnit(name: keyof Movement, figure: number): number {
  return AIMS[name].unit === '%' ? 100 * figure : figure
}

/** False for a figure that is not a number, too. */
export function isWithin(figure: number, [least, most]: Limits): boolean {
  return figure >= least && figure <= most
}
