/** A bowl tuned to the raga's upper Sa; pairs of close partials beat. */
export const BELL = {
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
  /** The bells within a session, against the opening one. */
  innerDb: -9,
  closingDb: -1.5,
} as const
