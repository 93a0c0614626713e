import { TANPURA } from '~/raga/sound/voice/tanpura-timbre.ts'

/*
 * Every number that decides how the recordings sound, here and in `tanpura-timbre.ts`, found by
 * measurement and not by ear, so that a musician can change them without reading code. Seconds, Hz, dB
 * and cents as the names say; pan 0 is left, 1 right.
 */

/** A bowl tuned to the raga's upper Sa; pairs of close partials beat. */
const BELL = {
  octavesAboveSa: 1,
  level: 0.075,
  attackSeconds: 0.006,
  partials: [
    { ratio: 1, level: 1, decaySeconds: 15, pan: 0.42 },
    { ratio: 1.0016, level: 0.7, decaySeconds: 14, pan: 0.58 },
    { ratio: 2.005, level: 0.42, decaySeconds: 9, pan: 0.5 },
    { ratio: 2.74, level: 0.34, decaySeconds: 7, pan: 0.35 },
    { ratio: 2.752, level: 0.26, decaySeconds: 6.5, pan: 0.65 },
    { ratio: 4.07, level: 0.14, decaySeconds: 4, pan: 0.5 },
    { ratio: 5.37, level: 0.1, decaySeconds: 2.6, pan: 0.4 },
    { ratio: 8.2, level: 0.05, decaySeconds: 1.2, pan: 0.6 },
  ],
} as const

/** How a melody moves, for every voice. Cents, Hz and seconds. */
const MELODY = {
  /** Between these times what the interval asks; the curve leans to its beginning or its end. */
  meend: {
    shortestSeconds: 0.18,
    centsPerSecond: 6200,
    quickest: 0.6,
    slowest: 4.7,
    longestSeconds: 0.75,
    bend: 0.4,
  },
  /** A plain step wider than this takes longer, and twice as long every so many cents more. */
  wideStep: { fromCents: 300, doubledEveryCents: 300 },
  /** A grace note: touched, held for a moment, left. In a murki several follow one another. */
  kan: { touchSeconds: 0.05, holdSeconds: 0.092, spreadSeconds: 0.035, fallSeconds: 0.075 },
  murki: { holdSeconds: 0.073, spreadSeconds: 0.04, fallSeconds: 0.06 },
  /** From a grace note further away than this the move takes longer, in proportion. */
  wideFall: { cents: 280 },
  /** A move that goes beyond its note, and settles. */
  overshoot: {
    share: 0.142,
    fromSeconds: 0.42,
    perGraceSeconds: 0.16,
    leastStepCents: 150,
    cents: 70,
    spreadCents: 12,
    holdSeconds: 0.03,
    settleSeconds: 0.16,
  },
  andolan: { afterSeconds: 0.45, growSeconds: 0.5 },
  /** On long notes only, and not on those that swing. */
  vibrato: {
    cents: 4,
    hz: [4.5, 5.5],
    wanderSeconds: 0.8,
    fromSeconds: 1.6,
    afterSeconds: 0.7,
    growSeconds: 0.9,
  },
  /** On long notes that sound in the drone, only this share of the drift remains. */
  settle: { share: 0.28, fromSeconds: 2, afterSeconds: 0.4, growSeconds: 0.8 },
} as const

/** The bamboo flute: a pure tone with a few harmonics and the noise of breath. */
const BANSURI = {
  octavesAboveSa: 1,
  level: 0.167,
  pan: 0.48,
  glideSeconds: [0.07, 0.1],
  scoop: { cents: [-60, 0], seconds: [0.1, 0.2] },
  /** Shares of the loudness: how it begins and ends, and how much the tongue reduces it. */
  breath: {
    leadSeconds: [0, 0.024],
    chiff: { phrase: [0.3, 1.1], note: [0.15, 0.55], fadeSeconds: 0.03 },
    attackSeconds: [0.5, 0.045],
    releaseSeconds: [0.35, 0.45],
    arch: 0.1,
    tongue: 0.42,
    tongueSeconds: 0.12,
  },
  restrike: null,
  driftCents: 3.4,
  force: {
    spread: 4.3,
    perOctave: 2.1,
    evenCents: 500,
    fall: 1.5,
    fallsFrom: 0.6,
    swell: [1.5, 3],
    swellSeconds: [1.8, 6],
    unsteady: 0.3,
  },
  sharp: null,
  harmonics: [1, 0.3, 0.1, 0.043, 0.024, 0.012, 0.007, 0.0035],
  /** The vibrato of the overtones, to either side, and how much the puff of a beginning lifts them. */
  trembleDb: 1.6,
  chiffTone: 0.8,
  /** The pitch from which the next two count, in every tuning. */
  evenHz: 277.2,
  /** How much brighter a stronger breath is: 1 doubles each step of the harmonics with the breath. */
  brightness: 0.6,
  /** How much duller an octave above and below is, and how much softer above, to sound as loud. */
  dullness: { above: 0.45, below: 0.35 },
  tiltPerOctave: 0.12,
  /**
   * How each fingering colours its tone: dB of harmonics 2–5, from Sa up by semitones. Half-covered
   * holes make it duller. From Pa on the fingerings come again, overblown, and differ less.
   */
  fingerings: {
    overtonesDb: [
      [-2, 3, 5, -2],
      [-1, -5, -6, -4],
      [2, -4, -5, 5],
      [0, -3, -1, -3],
      [2, 5, 4, 3],
      [-2, -7, -4, 4],
      [1, 5, -3, -4],
      [1, 6, 6, 6],
      [-1, -4, -2, -2],
      [2, -3, 5, -5],
      [-1, 4, -3, -3],
      [-1, 3, 4, 5],
    ],
    overblownFrom: 7,
    overblownShare: 0.8,
  },
  noise: {
    level: 0.3,
    /** The share that comes in puffs, with the tone, and how much the bore rings with it. */
    puffs: 0.45,
    bore: 0.4,
    /** It is strongest at the tone, and weaker above by this sharpness. */
    q: 0.7,
    softAboveHz: 5000,
  },
} as const

/**
 * The sitar: a string modelled as the tanpura's are at every semitone, and read faster or slower for
 * what lies between.
 */
const SITAR = {
  octavesAboveSa: 1,
  level: 1.3,
  pan: 0.52,
  /** A finger on a fret: a new note starts without a glide. */
  glideSeconds: [0, 0],
  scoop: { cents: [0, 0], seconds: [0, 0] },
  breath: {
    leadSeconds: [0, 0],
    chiff: { phrase: [0, 0], note: [0, 0], fadeSeconds: 0 },
    attackSeconds: [0.001, 0.001],
    releaseSeconds: [0.1, 1.4],
    arch: 0.1,
    tongue: 0,
    tongueSeconds: 0,
  },
  /** A note held longer than this is plucked again, more softly; so are touches within a turn. */
  restrike: { afterSeconds: 2.7, force: 0.66, touchForce: 0.6 },
  /** A string on frets hardly drifts; a pluck stretches it, and it is sharp for a moment. */
  driftCents: 0.33,
  force: {
    spread: 4.2,
    perOctave: 0.8,
    evenCents: 400,
    fall: 1.5,
    fallsFrom: 0.6,
    swell: [0, 0],
    swellSeconds: [1.8, 6],
    unsteady: 0,
  },
  sharp: { cents: 5, fadeSeconds: 0.25 },
  forceSpread: 0.05,
  /** A plectrum stops the string just before it lets it go. */
  dampSeconds: 0.008,
  /** How much softer an octave higher is, from this pitch. */
  tiltPerOctave: 0.05,
  evenHz: 277.2,
  pluck: { position: 0.14, height: 1 },
  /** The noise of a plectrum on wire, for a pluck of usual force; steeply cut, or it would click. */
  plectrum: {
    level: 1.05,
    seconds: 0.008,
    riseSeconds: 0.0008,
    fadeSeconds: 0.0018,
    wire: [
      { kind: 'high-pass', hz: 2000, q: Math.SQRT1_2, db: 0 },
      { kind: 'low-pass', hz: 5500, q: Math.SQRT1_2, db: 0 },
      { kind: 'low-pass', hz: 5500, q: Math.SQRT1_2, db: 0 },
      { kind: 'low-pass', hz: 5500, q: Math.SQRT1_2, db: 0 },
      { kind: 'low-pass', hz: 5500, q: Math.SQRT1_2, db: 0 },
    ],
  },
  /** The lowest and the highest; each property changes by the same ratio in every octave between. */
  strings: {
    lowest: {
      hz: 103.83,
      stiffness: 2.8e-5,
      decayLowSeconds: 24,
      decayHighSeconds: 2.5,
      contact: 1.9,
      highestPartialHz: 5500,
    },
    highest: {
      hz: 587.33,
      stiffness: 6.2e-5,
      decayLowSeconds: 26,
      decayHighSeconds: 3.4,
      contact: 0.18,
      highestPartialHz: 8000,
    },
  },
  /** As many strings as a sitar has below its frets, from middle Sa upwards. */
  taraf: { strings: 11, level: 0.085, decaySeconds: 2.2, fadeSeconds: 0.15 },
  sharpnessCents: 0.9,
  build: {
    seconds: 5.8,
    dampingReferenceHz: 6000,
    dampingExponent: 1.3,
    pluckPartials: 24,
    bridgePosition: 0.008,
    bridgeHeight: -0.003,
    /** A plectrum leaves the string at once. */
    attackSeconds: 0.001,
    releaseSeconds: 0.4,
    loudness: 0.12,
    loudnessSeconds: 2,
    body: [
      { kind: 'high-pass', hz: 70, q: Math.SQRT1_2, db: 0 },
      { kind: 'peak', hz: 240, q: 0.9, db: 2.5 },
      { kind: 'peak', hz: 900, q: 0.8, db: 1 },
      { kind: 'low-pass', hz: 6500, q: Math.SQRT1_2, db: 0 },
      /** Wood delays some tones more than others: without this every cycle is one spike. */
      { kind: 'all-pass', hz: 250, q: 0.5, db: 0 },
      { kind: 'all-pass', hz: 500, q: 0.5, db: 0 },
      { kind: 'all-pass', hz: 1000, q: 0.5, db: 0 },
      { kind: 'all-pass', hz: 2000, q: 0.5, db: 0 },
      { kind: 'all-pass', hz: 4000, q: 0.5, db: 0 },
    ],
  },
} as const

/** All of them, by the names that the renderer uses. */
export const TIMBRE = {
  ...TANPURA,
  bell: BELL,
  melody: MELODY,
  bansuri: BANSURI,
  sitar: SITAR,
  room: {
    wet: 0.15,
    preDelaySeconds: 0.03,
    decaySeconds: 3.4,
    dampingHz: 4200,
    /** The walls always move a little: a fixed room would make some tonics louder than others. */
    drift: { samples: 14, hz: 0.21, spread: 0.13 },
    /** Primes near 1237…2687 × 1.35, in samples at 32 kHz. */
    delays: [1669, 1889, 2141, 2417, 2713, 3001, 3307, 3623],
  },
  /** The fallback bell, alone. */
  bellAlone: { seconds: 12, saHz: 138.59, strikeSeconds: 0.05, levelDb: 6, fadeSeconds: 4 },
  /** A few notes to be heard alone. */
  /** A line alone is plucked more often than a session, and so louder. */
  excerpt: { tailSeconds: 2, gainDb: { bansuri: 3, sitar: 0 } },
  master: {
    /** With the drone at −21.3 LUFS and the melody at −18.8, the mix is at −17.9. */
    gainDb: -0.5,
  },
} as const
