/** One stage of an alap: the register of its phrases, and its share of the melody's time. */
export type Stage = {
  readonly share: number
  /** Where its phrases should lie, in semitones from middle Sa. */
  readonly window: readonly [low: number, high: number]
  /** When too few phrases fit, the window widens, but never above this. */
  readonly ceiling: number
  /** The preferred middle height of its phrases, at its beginning and at its end. */
  readonly aim: readonly [from: number, to: number]
  /** What at least one of its phrases must touch: the low octave, or a note above high Sa. */
  readonly touches?: 'low' | 'summit'
}

const LOW = { window: [-7, 4], ceiling: 7, aim: [-2, 1] } as const
const OPENING = { ...LOW, touches: 'low' } as const
const LOWER = { window: [-3, 8], ceiling: 9, aim: [1, 4] } as const
const UPPER = { window: [0, 12], ceiling: 12, aim: [4, 8] } as const
const FALLING = { window: [-5, 7], ceiling: 9, aim: [3, 0] } as const
const HIGH = { window: [4, 19], ceiling: 19, aim: [10, 14], touches: 'summit' } as const
const DESCENDING = { window: [-3, 15], ceiling: 15, aim: [10, 7] } as const
const RETURNING = { window: [-3, 12], ceiling: 12, aim: [7, 3] } as const
const SETTLING = { window: [-5, 5], ceiling: 7, aim: [3, 0] } as const

/**
 * Every number of the composition, in one place, so that a musician can change them without reading
 * code. The shares of a list of stages add up to 1.
 */
export const ALAP_FORM = {
  /** The stages of a session of at least `fromMinutes`; the last row that fits is used. */
  stages: [
    {
      // Room for a short phrase and the end of the cadence.
      fromMinutes: 1,
      stages: [{ ...LOW, share: 1 }],
    },
    {
      fromMinutes: 2,
      stages: [
        { ...OPENING, share: 0.5 },
        { ...LOWER, share: 0.5 },
      ],
    },
    {
      fromMinutes: 3,
      stages: [
        { ...OPENING, share: 0.24 },
        { ...LOWER, share: 0.26 },
        { ...HIGH, share: 0.24 },
        { ...DESCENDING, share: 0.1 },
        { ...RETURNING, share: 0.16 },
      ],
    },
    {
      fromMinutes: 6,
      stages: [
        { ...OPENING, share: 0.16 },
        { ...LOWER, share: 0.17 },
        { ...UPPER, share: 0.17 },
        { ...HIGH, share: 0.2 },
        { ...DESCENDING, share: 0.1 },
        { ...RETURNING, share: 0.11 },
        { ...SETTLING, share: 0.09 },
      ],
    },
    {
      // Two waves: the first turns back below high Sa.
      fromMinutes: 18,
      stages: [
        { ...OPENING, share: 0.12 },
        { ...LOWER, share: 0.12 },
        { ...UPPER, share: 0.12 },
        { ...FALLING, share: 0.08 },
        { ...LOWER, share: 0.08 },
        { ...UPPER, share: 0.11 },
        { ...HIGH, share: 0.17 },
        { ...DESCENDING, share: 0.06 },
        { ...RETURNING, share: 0.08 },
        { ...SETTLING, share: 0.06 },
      ],
    },
    {
      fromMinutes: 35,
      stages: [
        { ...OPENING, share: 0.12 },
        { ...LOWER, share: 0.09 },
        { ...UPPER, share: 0.09 },
        { ...FALLING, share: 0.06 },
        { ...LOWER, share: 0.07 },
        { ...UPPER, share: 0.09 },
        { ...FALLING, share: 0.06 },
        { ...UPPER, share: 0.09 },
        { ...HIGH, share: 0.14 },
        { ...DESCENDING, share: 0.05 },
        { ...RETURNING, share: 0.08 },
        { ...SETTLING, share: 0.06 },
      ],
    },
  ] satisfies readonly { fromMinutes: number; stages: readonly Stage[] }[],

  /**
   * The largest share of the sounding time for the cadence: in one minute only its last notes are
   * sung.
   */
  cadence: { most: 0.55, fewestNotes: 2 },

  /** The range of each voice in semitones from middle Sa: from low Pa or low Ma up to high Pa. */
  range: { bansuri: [-5, 19], veena: [-7, 19] },
  /** A note above this is a summit: high Sa. */
  summitAbove: 12,
  /** The share of its stage after which the summit must be reached. */
  summitDueAt: 0.25,
  /** A window widens until this many phrases of the repertoire fit that were not heard recently. */
  fewestPhrases: 3,

  /** The share of the time between its first and last note in which the melody sounds. */
  sounding: { least: 0.612, most: 0.638 },
  /** How far all notes of a session may be stretched together to reach that share. */
  stretch: { least: 0.9, most: 1.12 },
  /** The first note begins about here. */
  beginsSeconds: { centre: 14, width: 1.2 },
  /** Drone alone from the last note to the end; the closing bell rings within it. */
  tailSeconds: { least: 17, usual: [18.5, 23], most: 25 },
  /** The silence around a bell within the session. */
  bell: { beforeSeconds: [1.5, 3], afterSeconds: [5.5, 8] },

  /** The slow pulse: one unit of a phrase. Each phrase has its own tempo. */
  pulse: { seconds: 0.92, least: 0.9, most: 1.15 },
  /** How much longer the last note of a phrase is held; one breath is never longer than this. */
  lastNote: { least: 1.15, most: 1.65, longestSeconds: 10.5 },
  /** Vadi and samvadi are held longer: more when they were heard too little, less when too much. */
  carriedNote: { least: 0.9, factor: 1.12, most: 1.5 },
  /** Notes of the same length differ by up to this share. */
  unevenness: 0.06,
  /** Once in each stage the last note of a phrase is held this long. */
  held: { fromSeconds: 6.2, toSeconds: 9, afterShare: 0.25, dueShare: 0.6, leastNyas: 4 },

  /** Silences between phrases: each at least `leastSeconds`; the remaining time is shared. */
  rests: {
    leastSeconds: 1.5,
    usual: [0.5, 1.3],
    long: [1.8, 2.6],
    longOnes: 0.22,
    /** How much longer the rest after a long phrase is. */
    byLength: 0.25,
    /** When a silence of a span would be longer than this, the silences are made more equal. */
    longestSeconds: 14.5,
  },

  /** How the next phrase is chosen. Distances in semitones, ages in phrases. */
  choice: {
    walks: 0.3,
    near: 5,
    aimWidth: 4.5,
    /** The weight of an end on a swara that it only passes through, against 5 for the best one. */
    poorestNyas: 0.4,
    /** A phrase does not return within this many, unless hardly any fits. */
    bannedAge: 7,
    /** After this many it is as fresh as a new one. */
    freshAge: 45,
    /** The weight of one that has just become possible again, against 1 for one never heard. */
    stale: 0.04,
    /** Prefers vadi and samvadi below these shares of the time, and avoids them above. */
    vadiShare: [0.24, 0.34],
    bothShare: [0.35, 0.46],
    leaning: 36,
    /** Seconds too long for the time left at which the weight of a phrase falls by a factor e. */
    excessSeconds: 1.2,
    /** With less time left than this, no phrase begins. */
    leastRoomSeconds: 4,
  },

  /** Walks up and down the ladders. */
  walk: {
    /** Walks proposed at a time; and attempts when one must touch the low octave or the summit. */
    proposals: 24,
    attempts: 8,
    notes: [3, 8],
    /** Where one may begin and end: on a swara with at least this nyas. */
    leastNyas: 2.5,
    startsWithin: 5,
    turns: 0.5,
    units: {
      /** A swara it never rests on, and one it does. */
      slight: [0.75, 0.75, 1],
      passing: [0.75, 1, 1, 1.5],
      dwelling: [1.5, 2, 2, 2.5],
      /** A swara that the raga swings needs time for it. */
      swinging: [1.5, 2, 2, 2.5],
      last: [3, 3.5, 4, 5],
    },
    dwells: 0.35,
    meend: 0.3,
    /** The widest glide, semitones. */
    widestMeend: 5,
  },
} as const
