/** The plucked string: tables made as the tanpura's are, read faster or slower as it is bent. */
export const VEENA = {
  octavesAboveSa: 1,
  level: 1,
  pan: 0.52,
  /** A finger on a fret: a new note is there at once. */
  glideSeconds: [0, 0],
  scoop: { cents: 0, seconds: 0.1 },
  breath: {
    attackSeconds: 0.002,
    releaseSeconds: [0.1, 1.4],
    arch: 0.1,
    swell: 0,
    tongue: 0,
    tongueSeconds: 0,
  },
  /** A note held longer than this is plucked again, more softly. */
  restrike: { afterSeconds: 2.8, force: 0.72 },
  forceSpread: 0.07,
  dampSeconds: 0.045,
  tiltPerOctave: 0.05,
  pluck: { position: 0.14, height: 1 },
  strings: [
    { hz: 139, stiffness: 3e-5, decayLowSeconds: 24, decayHighSeconds: 2.4, contact: 1.5 },
    { hz: 277, stiffness: 4e-5, decayLowSeconds: 22, decayHighSeconds: 2.2, contact: 0.6 },
    { hz: 554, stiffness: 6e-5, decayLowSeconds: 18, decayHighSeconds: 2, contact: 0.2 },
  ],
  sharpnessCents: 0.9,
  build: {
    seconds: 6.5,
    highestPartialHz: 5500,
    dampingReferenceHz: 6000,
    dampingExponent: 1.3,
    pluckPartials: 24,
    bridgePosition: 0.008,
    bridgeHeight: -0.003,
    attackSeconds: 0.012,
    releaseSeconds: 0.4,
    rms: 0.12,
    rmsSeconds: 2,
    /** How much of a pluck's dying away is held back, as a close microphone would. */
    sustain: { share: 0.55, windowSeconds: 0.02 },
    body: [
      { kind: 'high-pass', hz: 70, q: Math.SQRT1_2, db: 0 },
      { kind: 'peak', hz: 240, q: 0.9, db: 2.5 },
      { kind: 'peak', hz: 900, q: 0.8, db: 1 },
      { kind: 'low-pass', hz: 6500, q: Math.SQRT1_2, db: 0 },
      /** Wood delays some tones against others: without this every cycle is one spike. */
      { kind: 'all-pass', hz: 250, q: 0.5, db: 0 },
      { kind: 'all-pass', hz: 500, q: 0.5, db: 0 },
      { kind: 'all-pass', hz: 1000, q: 0.5, db: 0 },
      { kind: 'all-pass', hz: 2000, q: 0.5, db: 0 },
      { kind: 'all-pass', hz: 4000, q: 0.5, db: 0 },
    ],
  },
} as const
