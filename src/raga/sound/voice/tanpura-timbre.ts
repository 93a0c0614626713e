/** The tanpuras: their strings, the two players and how they play. */
export const TANPURA = {
  /** One tanpura string: stiff modes against a bridge that curves away under it. */
  string: {
    /** Longer than the slowest cycle of strokes. */
    seconds: 7,
    highestPartialHz: 11_000,
    /** Where a mode's decay reaches its high-frequency value. */
    dampingReferenceHz: 6000,
    dampingExponent: 1.3,
    /** The finger's softness: partials above this number are hardly plucked. */
    pluckPartials: 64,
    /** The bridge: distance along the string, height below rest (pluck = 1). */
    bridgePosition: 0.016,
    bridgeHeight: -0.0003,
    attackSeconds: 0.004,
    releaseSeconds: 0.4,
    loudness: 0.12,
    loudnessSeconds: 2,
    /** The gourd hardly radiates the lowest tones, and a telephone does not at all. */
    body: [
      { kind: 'high-pass', hz: 215, q: Math.SQRT1_2, db: 0 },
      { kind: 'peak', hz: 270, q: 1.2, db: -5.5 },
      { kind: 'peak', hz: 420, q: 0.9, db: 6.5 },
      { kind: 'peak', hz: 1100, q: 0.6, db: -4.2 },
      { kind: 'low-pass', hz: 8000, q: Math.SQRT1_2, db: 0 },
    ],
    /**
     * Its echoes: a string stops rattling on the bridge all at once, and without the gourd its shine
     * would be switched off.
     */
    gourd: [
      { seconds: 0.0053, share: 0.7 },
      { seconds: 0.0119, share: 0.7 },
      { seconds: 0.0193, share: 0.75 },
      { seconds: 0.0269, share: 0.75 },
    ],
    /**
     * Ways of plucking, near the middle of the string, more or less strongly, which changes how it
     * touches the bridge; each stroke uses one at random.
     */
    plucks: [
      { position: 0.46, height: 1 },
      { position: 0.43, height: 0.86 },
      { position: 0.45, height: 1.2 },
      { position: 0.44, height: 0.74 },
      { position: 0.465, height: 1.35 },
      { position: 0.435, height: 1.1 },
    ],
  },
  /**
   * The strings, modelled at the pitch at which they sound. The bridge makes all partials of a
   * string sharp by the same ratio; `sharpnessCents` corrects it.
   */
  models: {
    first: {
      stiffness: 3.5e-5,
      decayLowSeconds: 26,
      decayHighSeconds: 5,
      contact: 0.5,
      sharpnessCents: 4,
    },
    jodi: {
      stiffness: 3e-5,
      decayLowSeconds: 26,
      decayHighSeconds: 5,
      contact: 0.5,
      sharpnessCents: 3.4,
    },
    kharaj: {
      stiffness: 4.5e-5,
      decayLowSeconds: 26,
      decayHighSeconds: 4,
      contact: 1,
      sharpnessCents: 5.4,
    },
  },
  /**
   * The thread under the kharaj. Its tenth partial is the shuddha Ga: where the raga has none, a
   * player lets it recede, so that the twelfth, Pa, leads (W. Spaink on jivari).
   */
  threadWithoutGa: { partial: 10, share: 0.14 },
  /** Two players, as on a concert stage; the second is further back and plays more slowly. */
  tanpuras: [
    {
      entersSeconds: 0,
      cycleSeconds: 5,
      gainDb: -3.7,
      pans: [0.4, 0.57, 0.47, 0.52],
      cents: 0,
      swell: { db: 0.9, seconds: 53 },
    },
    {
      entersSeconds: 16,
      cycleSeconds: 6.1,
      gainDb: -8.1,
      pans: [0.72, 0.34, 0.62, 0.44],
      cents: 3,
      swell: { db: 2.8, seconds: 117 },
    },
  ],
  playing: {
    /** First string, two jodi strings, kharaj: where in the cycle each is plucked. */
    strokes: [0, 0.235, 0.45, 0.67],
    gains: [0.62, 0.72, 0.72, 0.85],
    /** The two jodi strings differ by twice this, and beat slowly. */
    jodiCents: 3,
    timingSeconds: 0.03,
    /** A string that is wholly to one side is heard there by so much sooner. */
    earsSeconds: 0.0006,
    gainSpread: 0.15,
    /** Other pulses: how long a cycle of strokes is then, and how long a string must sound. */
    pulses: {
      slow: { cycle: 1.15, stringSeconds: 7.9 },
      quick: { cycle: 0.8, stringSeconds: 7 },
    },
    /** How far the pulse varies, and over how long. */
    cycleDrift: 0.045,
    cycleDriftSeconds: 83,
    /** Each string slowly gets louder and softer, independently of the others. */
    balanceDb: 1.4,
    balanceSeconds: [71, 97, 89, 131],
    /** A new stroke stops the old one within this time. */
    dampSeconds: 0.07,
    /** A player who begins alone is louder, so that a phone is heard from the first strokes on. */
    entranceSeconds: 12,
    entranceDb: 1.5,
    /** It gets softer before the closing bell. */
    retreatSeconds: 32,
    retreatDb: -1.5,
  },
} as const
