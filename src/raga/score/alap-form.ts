/**
 * Every number of the composition beside its stages (`STAGES`), in one place, so that a musician
 * can change them without reading code.
 */
export const ALAP_FORM = {
  /**
   * The largest share of the sounding time for the cadence: in one minute only its last notes are
   * sung.
   */
  cadence: { most: 0.55, fewestNotes: 2 },

  /** The range of each voice in semitones from middle Sa: from low Pa or low Ma up to high Pa. */
  range: { bansuri: [-5, 19], sitar: [-7, 19] },
  /** A string in a low raga goes down to low Sa. */
  lowestOfLowString: -12,
  /** A note above this is a summit: high Sa. */
  summitAbove: 12,
  /** The share of its stage after which the summit must be reached. */
  summitDueAt: 0.25,
  /** A window widens until this many phrases of the repertoire fit that were not heard recently. */
  fewestPhrases: 3,

  /** The share of the time between its first and last note in which the melody sounds. */
  sounding: { least: 0.622, most: 0.644 },
  /** How far all notes of a session may be stretched together to reach that share. */
  stretch: { least: 0.9, most: 1.12 },
  /** The first note begins about here. */
  beginsSeconds: { centre: 10, width: 1.2 },
  /** Drone alone from the last note to the end; the closing bell rings within it. */
  tailSeconds: { least: 17, usual: [18.5, 23], most: 25 },
  /** The silence around a bell within the session. */
  bell: { beforeSeconds: [1.5, 3], afterSeconds: [5.5, 8] },

  /** The slow pulse: one unit of a phrase. Each phrase has its own tempo. */
  pulse: { seconds: 0.92, least: 0.9, most: 1.15 },
  /** The quick notes between rests: those of few units are sung faster than the pulse. */
  flow: { quick: [0.4, 0.72], passingUnits: 1, restingUnits: 2 },
  /** The shortest note, and the shortest that swings in a walk. */
  shortest: { seconds: 0.16, swingSeconds: 0.96 },
  /**
   * How much longer the last note of a phrase is held; one breath is never longer than this. Where a
   * short session has too little time, it gives some of its own, but not of its last two seconds.
   */
  lastNote: { least: 1.4, most: 2.2, longestSeconds: 10.5, keptSeconds: 2 },
  /** The same for a phrase that only a breath parts from the next. */
  openNote: { factor: [0.3, 0.55], leastSeconds: 0.9 },
  /**
   * A swara is held longer when it was heard less than its share (`shares`), shorter when it was
   * heard more; vadi and samvadi longer than others.
   */
  carriedNote: { least: 0.65, factor: 1.12, most: 1.5, byLag: 6 },
  /** Notes of the same length differ by up to this share. */
  unevenness: 0.06,
  /** Once in each stage the last note of a phrase is held this long. */
  held: { fromSeconds: 6.2, toSeconds: 9, afterShare: 0.25, dueShare: 0.6, leastNyas: 4 },

  /**
   * One pakad that lies no higher than `highest` is sung first, after each bell and at the end of
   * each stage, with at least so many phrases between (fewer after a bell), and only where its first
   * note lies near enough. The stages of a short session have no time for it.
   */
  refrain: { highest: 9, fromMinutes: 6, afterBell: 5, phrasesApart: 8, nearSemitones: 9 },

  /** Phrases come in groups: how often of one, of two and of three. */
  groups: { ones: 0.29, twos: 0.47, leastRoomSeconds: 14 },
  /**
   * Grace notes and glides that a phrase does not have in writing, on this share of the notes that
   * are long enough. A melody that moves less often than it should has more of them.
   */
  ornaments: {
    movesPerSecond: 1.28,
    leaning: 4,
    /** How far from a note its grace notes may lie. */
    nearSemitones: 5,
    kan: { share: 0.42, fromSeconds: 0.3 },
    murki: { share: 0.45, fromSeconds: 1 },
    meend: { most: 0.38, share: 0.4, wideShare: 0.25, wideSemitones: 5, widestSemitones: 8 },
  },
  /** Silences between phrases: each at least `leastSeconds`; the remaining time is shared. */
  rests: {
    /** Between the phrases of a group. */
    breath: [0.7, 1.5],
    /** The largest share of the silence of a span for them. */
    breathsAtMost: 0.4,
    leastSeconds: 4,
    usual: [0.62, 1.15],
    long: [1.05, 1.15],
    longOnes: 0.2,
    /** How much longer the rest after a long phrase is. */
    byLength: 0.1,
    /**
     * When a silence of a span would be longer than this, the silences are made more equal; when all
     * would be, rests follow some of the phrases that a breath should follow.
     */
    longestSeconds: 8.9,
  },

  /**
   * The share of the steady time of each swara, where the repertoire does not name it: others at
   * most this, and at most this part of the vadi's. `apart` is how far a named share may be missed,
   * `moveSeconds` the part of a note that is a move.
   */
  shares: {
    vadi: [0.24, 0.34],
    samvadi: [0.15, 0.24],
    sa: [0.27, 0.34],
    others: 0.14,
    belowVadi: 0.8,
    apart: 0.005,
    moveSeconds: 0.2,
  },

  /** How the next phrase is chosen. Distances in semitones, ages in phrases. */
  choice: {
    walks: 0.3,
    near: 5,
    aimWidth: 4.5,
    /** The weight of an end on a swara that it only passes through, against 5 for the best one. */
    poorestNyas: 0.4,
    /** A phrase does not return within this many, unless hardly any fits. */
    bannedAge: 12,
    /**
     * A pakad returns sooner and as it is written, and tires no further than to this weight. As long
     * as it is unheard it is so many times as likely, and due after this share of its stage.
     */
    pakad: { bannedAge: 5, freshness: 0.3, unheard: 9, dueShare: 0.6 },
    /** After this many it is as fresh as a new one. */
    freshAge: 45,
    /** The weight of one that has just become possible again, against 1 for one never heard. */
    stale: 0.04,
    /** How strongly it prefers swaras below their share of the time, and avoids those above. */
    leaning: 90,
    /** How many semitones higher a stage with an `aboveSa` aims where all was sung below Sa. */
    roundSaPull: 60,
    /** Seconds too long for the time left at which the weight of a phrase falls by a factor e. */
    excessSeconds: 1.2,
    /** The units by which an open phrase must be longer to be chosen less by a factor e. */
    openUnits: 5,
    closeUnits: 12,
    /** With less time left than this, no phrase begins. */
    leastRoomSeconds: 4,
  },

  /** Variations of a phrase that was heard before: see `variationsOf`. */
  variation: {
    /** How many phrases are tried for one that is new, or has a new variation. */
    attempts: 3,
    /** The longest variation, and the shortest part of a phrase. */
    notes: 10,
    units: 13,
    partNotes: 3,
    /** Where a part may begin and end. */
    leastNyas: 2.5,
    /** The furthest neighbour for a turn, semitones. */
    turnSemitones: 4,
    /** The longest phrase that may be sung after another in one breath. */
    tailNotes: 4,
    /** Its last note is written at least this long. */
    lastUnits: 3,
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
