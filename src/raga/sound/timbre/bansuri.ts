/** The bamboo flute: a pure tone with a few harmonics and the noise of breath. */
export const BANSURI = {
  octavesAboveSa: 1,
  level: 0.176,
  pan: 0.48,
  glideSeconds: [0.07, 0.1],
  scoop: { cents: -28, seconds: 0.16 },
  /** Shares of the loudness: how it comes and goes, and what the tongue takes away. */
  breath: {
    attackSeconds: 0.22,
    releaseSeconds: [0.35, 0.45],
    arch: 0.1,
    swell: 0.07,
    tongue: 0.42,
    tongueSeconds: 0.12,
  },
  restrike: null,
  harmonics: [1, 0.3, 0.16, 0.055, 0.03, 0.014, 0.008, 0.004],
  /** How much duller an octave higher is, and how much softer it must be to sound as loud. */
  dullnessPerOctave: 0.45,
  tiltPerOctave: 0.06,
  noise: {
    level: 0.11,
    /** The share that comes in puffs, with the tone. */
    puffs: 0.45,
    bands: [
      { timesTone: 2, hz: 0, q: 2.2, level: 1 },
      { timesTone: 0, hz: 3400, q: 0.9, level: 0.5 },
    ],
    softAboveHz: 5000,
  },
} as const
