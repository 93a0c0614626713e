import { type LocalDay, localDay } from '~/domain/day/local-day.ts'

/** The beads of a mala; the guru bead, where a round ends, is not counted. */
const MALA_BEADS = 108

/** The beads of one mantra that were counted on a day: 108 a round. */
export type Japa = {
  readonly day: LocalDay
  readonly beads: number
}

/** Where the hand is on the mala. */
export type MalaPlace = {
  /** Whole rounds. */
  readonly rounds: number
  /** Beads of the present round, 0 before the first and 108 at the guru bead. */
  readonly bead: number
  /** The beads of a whole round. */
  readonly of: number
  /** The guru bead has been reached. */
  readonly atGuru: boolean
  /**
   * By tradition the guru bead is not crossed: the mala is turned, so every second round goes back.
   */
  readonly turned: boolean
}

/** More than anybody can count in a day; a larger stored number was not counted here. */
const MOST_BEADS = 1_000_000

/** Nothing counted yet. */
export function emptyJapa(day: LocalDay): Japa {
  return { day, beads: 0 }
}

export function placeOf({ beads }: Japa): MalaPlace {
  const rounds = Math.floor(beads / MALA_BEADS)
  const atGuru = beads > 0 && beads % MALA_BEADS === 0
  const bead = atGuru ? MALA_BEADS : beads % MALA_BEADS
  const earlier = atGuru ? rounds - 1 : rounds
  return { rounds, bead, of: MALA_BEADS, atGuru, turned: earlier % 2 === 1 }
}

/**
 * The count on a day. Whole rounds belong to the day they were counted on; an unfinished round
 * continues from the bead where it was left.
 */
export function onDay(japa: Japa, day: LocalDay): Japa {
  return japa.day === day ? japa : { day, beads: japa.beads % MALA_BEADS }
}

/** One bead more. */
export function nextBead(japa: Japa, today: LocalDay): Japa {
  const { day, beads } = onDay(japa, today)
  return { day, beads: beads + 1 }
}

/** One bead back; nothing happens before the first. */
export function undoBead(japa: Japa, today: LocalDay): Japa {
  const { day, beads } = onDay(japa, today)
  return { day, beads: Math.max(0, beads - 1) }
}

/** Back to the first bead; the whole rounds of the day stay counted. */
export function startAnew(japa: Japa, today: LocalDay): Japa {
  const { day, beads } = onDay(japa, today)
  return { day, beads: beads - (beads % MALA_BEADS) }
}

/** Every quarter of a round is announced to people who cannot see it. */
export function isWorthSaying({ beads }: Japa): boolean {
  return beads > 0 && beads % (MALA_BEADS / 4) === 0
}

/** Reads what the device kept; `null` when it is not a valid count. */
export function parseJapa(kept: unknown): Japa | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { day, beads } = kept as { day?: unknown; beads?: unknown }
  if (typeof day !== 'string' || typeof beads !== 'number') return null
  if (!Number.isInteger(beads) || beads < 0 || beads > MOST_BEADS) return null
  try {
    return { day: localDay(day), beads }
  } catch {
    return null
  }
}
