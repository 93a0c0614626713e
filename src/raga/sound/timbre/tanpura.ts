/** The tanpuras: their strings, the two players and how they play. */
export const TANPURA = {
  /** One tanpura string: stiff modes stopped by a bridge that curves away under it. */
  string: {
    seconds: 7.2,
    highestPartialHz: 8500,
    /** Where a mode's decay reaches its high-frequency value. */
    dampingReferenceHz: 6000,
    dampingExponent: 1.3,
    /** The finger's softness: partials above this number are hardly plucked. */
    pluckPartials: 28,
    /** The bridge: distance along the string, height below rest (pluck = 1). */
    bridgePosition: 0.008,
    bridgeHeight: -0.0003,
    attackSeconds: 0.004,
    releaseSeconds: 0.4,
    rms: 0.12,
    rmsSeconds: 2,
    sustain: null,
    /** The bridge sharpens all partials alike; this takes it back. */
    sharpnessCents: 3.2,
    /** The gourd and the room round it. */
    body: [
      { kind: 'high-pass', hz: 45, q: Math.SQRT1_2, db: 0 },
      { kind: 'peak', hz: 165, q: 0.9, db: 3 },
      { kind: 'peak', hz: 420, q: 0.9, db: 2 },
      { kind: 'peak', hz: 2600, q: 0.8, db: -2 },
      { kind: 'low-pass', hz: 6500, q: Math.SQRT1_2, db: 0 },
    ],
    /** Two ways the finger falls; each stroke takes one at random. */
    plucks: [
      { position: 0.36, height: 1 },
      { position: 0.41, height: 0.86 },
    ],
  },
  /** The three strings that are modelled; every pitch a raga needs is resampled from the nearest. */
  models: {
    first: { hz: 104, stiffness: 2e-5, decayLowSeconds: 26, decayHighSeconds: 3.5, contact: 2 },
    jodi: { hz: 138.6, stiffness: 3e-5, decayLowSeconds: 26, decayHighSeconds: 3.5, contact: 2 },
    kharaj: { hz: 69.3, stiffness: 2.5e-5, decayLowSeconds: 26, decayHighSeconds: 2, contact: 1.2 },
  },
  /** Two players, as on a concert stage; the second sits further back and plays more slowly. */
  tanpuras: [
    {
      entersSeconds: 0,
      cycleSeconds: 5,
      gainDb: -3.2,
      pans: [0.4, 0.57, 0.47, 0.52],
      cents: 0,
      swell: { db: 0.9, seconds: 53 },
    },
    {
      entersSeconds: 26,
      cycleSeconds: 6.1,
      gainDb: -10.4,
      pans: [0.72, 0.34, 0.62, 0.44],
      cents: 0.7,
      swell: { db: 2.8, seconds: 117 },
    },
  ],
  playing: {
    /** First string, two jodi strings, kharaj: where in the cycle each is plucked. */
    strokes: [0, 0.235, 0.45, 0.67],
    gains: [0.62, 0.72, 0.72, 0.85],
    /** The two jodi strings stand apart by twice this, and beat slowly. */
    jodiCents: 1.3,
    timingSeconds: 0.03,
    gainSpread: 0.15,
    /** How far the pulse wanders, and over how long. */
    cycleDrift: 0.045,
    cycleDriftSeconds: 83,
    /** Each string comes forward and steps back on its own. */
    balanceDb: 1.4,
    balanceSeconds: [71, 97, 89, 131],
    /** A new stroke stops the old one within this time. */
    dampSeconds: 0.07,
    /** The drone steals in. */
    entranceSeconds: 8,
    entranceDb: -7,
    /** And steps back for the closing bell. */
    retreatSeconds: 32,
    retreatDb: -3,
  },
} as const
