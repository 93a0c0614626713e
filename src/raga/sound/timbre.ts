import { BANSURI } from '~/raga/sound/timbre/bansuri.ts'
import { BELL } from '~/raga/sound/timbre/bell.ts'
import { MELODY } from '~/raga/sound/timbre/melody.ts'
import { TANPURA } from '~/raga/sound/timbre/tanpura.ts'
import { VEENA } from '~/raga/sound/timbre/veena.ts'

/**
 * Every figure that decides how the recordings sound, here and in the folder `timbre`, one file an
 * instrument, so that a musician can change them without reading code. Seconds, Hz, dB and cents
 * as the names say; pan 0 is left, 1 right. They were found by measurement, not by ear.
 */
export const TIMBRE = {
  ...TANPURA,
  bell: BELL,
  melody: MELODY,
  bansuri: BANSURI,
  veena: VEENA,
  room: {
    wet: 0.15,
    preDelaySeconds: 0.03,
    decaySeconds: 3.4,
    dampingHz: 4200,
    /** Primes near 1237…2687 × 1.35, in samples at 32 kHz. */
    drift: { samples: 14, hz: 0.21, spread: 0.13 },
    delays: [1669, 1889, 2141, 2417, 2713, 3001, 3307, 3623],
  },
  /** When things happen, from the beginning or (negative) from the end. */
  form: {
    openingBellSeconds: 0.6,
    droneSeconds: 1.5,
    closingBellSeconds: -15,
    fadeSeconds: 7,
    silenceSeconds: 0.8,
    /** Sessions at least this long have a soft bell at each third. */
    innerBellsFromMinutes: 6,
  },
  /** The fallback bell, alone. */
  bellAlone: { seconds: 12, saHz: 138.59, strikeSeconds: 0.05, levelDb: 6, fadeSeconds: 4 },
  /** A few notes to be heard for themselves. */
  excerpt: { tailSeconds: 2, gainDb: 3 },
  master: {
    /** Brings the drone to −23 LUFS; a melody added on top brings the whole to −18. */
    gainDb: 0,
  },
} as const
