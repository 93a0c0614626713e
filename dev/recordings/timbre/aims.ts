import type { SoundFigures } from '~dev/recordings/timbre/sound-figures.ts'

type Limits = readonly [least: number, most: number]

/** A figure of real instruments, and what ours should be. */
type Aim = {
  readonly title: string
  readonly unit: 'dB' | 'Hz' | 'ms' | 'cents' | ''
  /** As text, because recordings differ: of ten tanpuras played alone the mean or the range. */
  readonly real: string
  /** The mean of all ragas. */
  readonly mean: Limits
  /** One raga on its own, where that may differ more. */
  readonly each?: Limits
}

const ANY = Number.POSITIVE_INFINITY

/**
 * Ten recordings of acoustic tanpuras, measured as `drone-spectrum.ts` measures ours; three in
 * concert were darker, and the aims are between.
 *
 * Held notes and their harmonics and noise: seven of a bansuri, E4 to E5, played at home.
 *
 * Sources: for the kharaj W. Spaink on jivari; for the flute Dittmar et al., ISMIR-LBD 2025.
 */
export const AIMS: Readonly<Record<keyof SoundFigures, Aim>> = {
  to125: {
    title: 'tanpura, 50–125 Hz',
    unit: 'dB',
    real: '-28',
    mean: [-30, -14],
    each: [-32, -13],
  },
  to250: { title: '–250 Hz', unit: 'dB', real: '-19', mean: [-14, -7] },
  to500: { title: '–500 Hz', unit: 'dB', real: '-14', mean: [-7.5, -4.5], each: [-8.5, -4] },
  to1k: { title: '–1 kHz', unit: 'dB', real: '-6', mean: [-8.5, -5.5], each: [-9, -4.5] },
  to2k: { title: '–2 kHz', unit: 'dB', real: '-6', mean: [-9.5, -6], each: [-10, -5.5] },
  to4k: { title: '–4 kHz', unit: 'dB', real: '-7', mean: [-14, -6] },
  to8k: { title: '–8 kHz', unit: 'dB', real: '-16', mean: [-25, -14] },
  to12k: { title: '–12 kHz', unit: 'dB', real: '-24', mean: [-40, -24] },
  centroid: { title: 'centroid', unit: 'Hz', real: '782–2524', mean: [700, 1200] },
  flux: { title: 'flux', unit: '', real: '0.14–0.24', mean: [0.16, 0.24], each: [0.14, 0.24] },
  swing2k: { title: '1–2 kHz in a cycle', unit: 'dB', real: '6–14', mean: [6, 14] },
  swing4k: { title: '2–4 kHz in a cycle', unit: 'dB', real: '6–24', mean: [6, 24] },
  steepest: {
    title: '3–8 kHz sink in 0.1 s',
    unit: 'dB',
    real: '3.6–7.6',
    mean: [3, 7.6],
    each: [3, 8],
  },
  /** A first string tuned to Ma does not add to the third partial of Sa, as Pa does. */
  loudest: {
    title: 'loudest partial of Sa',
    unit: '',
    real: '3–16',
    mean: [3, 10],
    each: [2, 10],
  },
  aboveFirst: { title: 'above its first', unit: 'dB', real: '3–13', mean: [3, 13], each: [2, 13] },
  thread: { title: 'kharaj, Pa against Ga', unit: 'dB', real: '', mean: [-ANY, ANY] },
  phraseLevel: {
    title: 'phrases, level',
    unit: 'dB',
    real: '',
    mean: [1.5, 2.5],
    each: [1.5, 2.5],
  },
  heldLevel: { title: 'flute, within a held note', unit: 'dB', real: '0.2–1.13', mean: [0.4, 1.1] },
  airBefore: { title: 'flute, air before the tone', unit: 'ms', real: '', mean: [30, 60] },
  attackQuick: { title: 'attack, the quickest tenth', unit: 'ms', real: '', mean: [25, 60] },
  attackSlow: {
    title: 'attack, the slowest tenth',
    unit: 'ms',
    real: '',
    mean: [115, 250],
    each: [100, 250],
  },
  scoopNear: {
    title: 'scoop, the least tenth',
    unit: 'cents',
    real: '',
    mean: [-20, 0],
    each: [-25, 10],
  },
  scoopFar: { title: 'scoop, the widest tenth', unit: 'cents', real: '', mean: [-70, -40] },
  trembleDb: { title: 'vibrato of partials 2–4', unit: 'dB', real: '', mean: [2, 4] },
  trembleCents: { title: 'vibrato of the pitch', unit: 'cents', real: '', mean: [3, 5] },
  trembleHz: { title: 'vibrato a second', unit: 'Hz', real: '', mean: [4.5, 5.5] },
  dullerHigh: { title: 'duller an octave higher', unit: 'dB', real: '', mean: [3, 15] },
  fingered: { title: 'harmonics 3–5, note by note', unit: 'dB', real: '6.5', mean: [3, 7] },
  noiseLow: { title: 'noise at 1.5 × the pitch', unit: 'dB', real: '-51–-35', mean: [-47, -37] },
  noiseMiddle: { title: 'noise at 3.5 × the pitch', unit: 'dB', real: '-57–-42', mean: [-52, -43] },
  noiseHigh: { title: 'noise at 5.5 × the pitch', unit: 'dB', real: '-54–-45', mean: [-55, -46] },
  dullerSoft: { title: 'duller in a soft breath', unit: 'dB', real: '', mean: [3, 24] },
  attack: { title: 'sitar, attack', unit: 'ms', real: '', mean: [1, 3] },
  fallSoon: {
    title: 'sitar, sunk after 1 s',
    unit: 'dB',
    real: '',
    mean: [-6, -4],
    each: [-6.5, -3.5],
  },
  fallLate: { title: 'sitar, sunk after 5 s', unit: 'dB', real: '', mean: [-22, -16] },
  eighthStep: { title: 'sitar, step of partial 8', unit: 'dB', real: '', mean: [0, 4] },
  tenthStep: { title: 'sitar, step of partial 10', unit: 'dB', real: '', mean: [0, 4] },
  halo: { title: 'sitar, its taraf', unit: 'dB', real: '', mean: [-30, -24] },
}

/** In a raga with a shuddha Ga the kharaj's own Ga leads; where there is none, it recedes. */
const THREADS = { withGa: [-ANY, 0], withoutGa: [6, ANY] } as const satisfies Record<string, Limits>

/** The limits of a raga's own figure. */
export function limitsOf(name: keyof SoundFigures, hasGa: boolean): Limits {
  if (name === 'thread') return hasGa ? THREADS.withGa : THREADS.withoutGa
  const { mean, each = mean } = AIMS[name]
  return each
}

/** False for a figure that is not a number, too. */
export function isWithin(figure: number, [least, most]: Limits): boolean {
  return figure >= least && figure <= most
}
