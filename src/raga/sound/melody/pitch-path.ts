import { around, type RandomStream } from '~/raga/random.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { smoothstep, TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

/** A move to a new pitch: it is halfway at `centre`. */
type Turn = { readonly centre: number; readonly seconds: number; readonly cents: number }

/** The shortest and longest plain step of an instrument, seconds; zero is a jump. */
export type GlideSeconds = readonly [shortest: number, longest: number]

/** The largest share of a note for the move to it, or from it. */
const REACH = 0.45

/**
 * The pitches and the moves between them, in cents above middle Sa, one value for each tick. A
 * plain step glides for a moment, a meend longer for a larger interval, a kan is touched, held and
 * left.
 */
export function pitchPath(
  notes: readonly SungNote[],
  length: number,
  glide: GlideSeconds,
  random: RandomStream,
): Float32Array {
  const path = new Float32Array(length)
  let tick = 0
  let place = notes[0]?.kanCents ?? notes[0]?.cents ?? 0
  for (const turn of notes.flatMap((note, index) => turnsInto(notes, note, index, glide, random))) {
    const from = turn.centre - turn.seconds / 2
    while (tick < length && tick < from * TICKS_PER_SECOND) path[tick++] = place
    while (tick < length && tick < (from + turn.seconds) * TICKS_PER_SECOND) {
      const share = smoothstep((tick / TICKS_PER_SECOND - from) / turn.seconds)
      path[tick++] = place + (turn.cents - place) * share
    }
    place = turn.cents
  }
  return path.fill(place, tick)
}

function turnsInto(
  notes: readonly SungNote[],
  note: SungNote,
  index: number,
  glide: GlideSeconds,
  random: RandomStream,
): Turn[] {
  const before = notes[index - 1]
  const seconds = before ? glideSeconds(before, note, glide, random) : 0
  const turns = before ? [{ centre: note.start, seconds, cents: note.kanCents ?? note.cents }] : []
  if (note.kanCents === null) return turns
  const { holdSeconds, fallSeconds } = TIMBRE.melody.kan
  // A short note has a shorter kan, which ends before the move to the next note begins.
  const pace = Math.min(1, (note.length / 2 - seconds / 2) / (holdSeconds + fallSeconds))
  const centre = note.start + seconds / 2 + (holdSeconds + fallSeconds / 2) * pace
  return [...turns, { centre, seconds: fallSeconds * pace, cents: note.cents }]
}

function glideSeconds(
  before: SungNote,
  { kanCents, cents, length, meend }: SungNote,
  [shortest, longest]: GlideSeconds,
  random: RandomStream,
): number {
  const hasKan = kanCents !== null
  const most = 2 * REACH * Math.min(before.length, hasKan ? length / 2 : length)
  if (!meend) {
    const plain = around(random, (shortest + longest) / 2, (longest - shortest) / 2)
    return Math.min(most, plain, hasKan ? TIMBRE.melody.kan.touchSeconds : plain)
  }
  const { shortestSeconds, centsPerSecond, spreadSeconds, longestSeconds } = TIMBRE.melody.meend
  const fitting = shortestSeconds + Math.abs((kanCents ?? cents) - before.cents) / centsPerSecond
  return Math.min(most, longestSeconds, fitting + spreadSeconds * random())
}
