import { around, type RandomStream } from '~/raga/random.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { smoothstep, TICKS_PER_SECOND } from '~/raga/sound/melody/ticks.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** A move to a new pitch around `centre`; with a bend it goes sooner (above 0) or later. */
type Turn = {
  readonly centre: number
  readonly seconds: number
  readonly cents: number
  readonly bend: number
  /** A touch within a murki, which a plucked string may strike. */
  readonly touch: boolean
}

type PitchPath = {
  readonly cents: Float32Array
  /** When every second touch of a murki is reached, seconds from the phrase's beginning. */
  readonly touches: readonly number[]
}

/** The shortest and longest plain step of an instrument, seconds; zero is a jump. */
export type GlideSeconds = readonly [shortest: number, longest: number]

/** The largest share of a note for the move to it, or from it. */
const REACH = 0.45

/**
 * The pitches and the moves between them, in cents above middle Sa, one value for each tick. A
 * plain step glides for a moment, a meend longer for a larger interval; grace notes are touched,
 * held and left, and a move may overshoot its note and settle.
 */
export function pitchPath(
  notes: readonly SungNote[],
  length: number,
  glide: GlideSeconds,
  random: RandomStream,
): PitchPath {
  const path = new Float32Array(length)
  let tick = 0
  let place = notes[0]?.graces[0] ?? notes[0]?.cents ?? 0
  const beyond = overshootsOf(notes, glide[1] > 0, random)
  const turns = notes.flatMap((note, index) =>
    turnsInto(note, notes[index - 1], beyond[index], glide, random),
  )
  for (const turn of turns) {
    const from = turn.centre - turn.seconds / 2
    while (tick < length && tick < from * TICKS_PER_SECOND) path[tick++] = place
    while (tick < length && tick < (from + turn.seconds) * TICKS_PER_SECOND) {
      const part = (tick / TICKS_PER_SECOND - from) / turn.seconds
      const share = smoothstep(part + turn.bend * part * (1 - part))
      path[tick++] = place + (turn.cents - place) * share
    }
    place = turn.cents
  }
  const touches = turns.filter((turn) => turn.touch).map((turn) => turn.centre)
  return { cents: path.fill(place, tick), touches }
}

function turnsInto(
  note: SungNote,
  before: SungNote | undefined,
  beyond: Touch | undefined,
  glide: GlideSeconds,
  random: RandomStream,
): Turn[] {
  const seconds = before ? glideSeconds(before, note, glide, random) : 0
  const touched = gracesOf(note, random)
  if (beyond) touched.push(beyond)
  const [first, ...others] = [...touched.map(({ cents }) => cents), note.cents]
  const bend = note.meend ? around(random, 0, TIMBRE.melody.meend.bend) : 0
  const turns: Turn[] = before
    ? [{ centre: note.start, seconds, cents: first ?? note.cents, bend, touch: false }]
    : []
  // A short note has shorter touches, which end before the move to the next note begins.
  const whole = touched.reduce((sum, touch) => sum + touch.holdSeconds + touch.fallSeconds, 0)
  const pace = Math.min(1, (note.length / 2 - seconds / 2) / whole)
  let time = note.start + seconds / 2
  for (const [at, { holdSeconds, fallSeconds }] of touched.entries()) {
    const centre = time + (holdSeconds + fallSeconds / 2) * pace
    const touch = note.graces.length > 1 && at % 2 === 1
    const cents = others[at] ?? note.cents
    turns.push({ centre, seconds: fallSeconds * pace, cents, bend: 0, touch })
    time += (holdSeconds + fallSeconds) * pace
  }
  return turns
}

function gracesOf({ graces, cents: place }: SungNote, random: RandomStream): Touch[] {
  const { kan, murki, wideFall } = TIMBRE.melody
  const { holdSeconds, spreadSeconds, fallSeconds } = graces.length === 1 ? kan : murki
  return graces.map((cents, index) => ({
    cents,
    holdSeconds: around(random, holdSeconds, spreadSeconds),
    fallSeconds:
      fallSeconds * Math.max(1, Math.abs((graces[index + 1] ?? place) - cents) / wideFall.cents),
  }))
}

function glideSeconds(
  before: SungNote,
  { graces, cents, length, meend }: SungNote,
  [shortest, longest]: GlideSeconds,
  random: RandomStream,
): number {
  const { kan, meend: MEEND, wideStep } = TIMBRE.melody
  const [grace] = graces
  const step = Math.abs((grace ?? cents) - before.cents)
  const most = 2 * REACH * Math.min(before.length, grace === undefined ? length : length / 2)
  if (!meend) {
    const plain = around(random, (shortest + longest) / 2, (longest - shortest) / 2)
    const wide = plain * (1 + Math.max(0, step - wideStep.fromCents) / wideStep.doubledEveryCents)
    return Math.min(most, wide, grace === undefined ? wide : kan.touchSeconds)
  }
  const { shortestSeconds, centsPerSecond, quickest, slowest, longestSeconds } = MEEND
  const usual = shortestSeconds + step / centsPerSecond
  // Most are quick, a few slow.
  const slow = random() ** 2
  return Math.min(most, longestSeconds, usual * (quickest + (slowest - quickest) * slow))
}

/** A pitch that is touched before a note: how long it is held, and how long the move from it. */
type Touch = {
  readonly cents: number
  readonly holdSeconds: number
  readonly fallSeconds: number
}

const {
  share,
  fromSeconds,
  perGraceSeconds,
  leastStepCents,
  cents,
  spreadCents,
  holdSeconds,
  settleSeconds,
} = TIMBRE.melody.overshoot

/**
 * The place beyond each note of a phrase that the voice touches before it settles, where it does: a
 * fixed share of the phrase's wide moves, spread over those that can. `glides` is false where a plain
 * step is a jump.
 */
function overshootsOf(
  notes: readonly SungNote[],
  glides: boolean,
  random: RandomStream,
): (Touch | undefined)[] {
  const moves = notes.map((note, index) => movesInto(note, notes[index - 1]))
  const last = (index: number) => moves[index]?.at(-1) ?? 0
  const can = notes.map(({ meend, graces, length }, index) => {
    const bends = meend || graces.length > 0 || glides
    return bends && length >= fromSeconds + perGraceSeconds * graces.length && isWide(last(index))
  })
  const step = Math.min(
    1,
    (share * moves.flat().filter(isWide).length) / can.filter(Boolean).length,
  )
  let due = random()
  return notes.map(({ cents: place }, index) => {
    if (!can[index]) return undefined
    due += step
    if (due < 1) return undefined
    due -= 1
    const by = Math.sign(last(index)) * around(random, cents, spreadCents)
    return { cents: place + by, holdSeconds, fallSeconds: settleSeconds }
  })
}

/** The distances to a note from the one before it, by its grace notes. */
function movesInto(note: SungNote, before: SungNote | undefined): number[] {
  return movesBetween([...(before ? [before.cents] : []), ...note.graces, note.cents])
}

/** The distances from place to place, one for several in the same direction. */
function movesBetween(places: readonly number[]): number[] {
  const moves: number[] = []
  for (const [index, place] of places.slice(1).entries()) {
    const move = place - (places[index] ?? place)
    const last = moves.at(-1) ?? 0
    if (last * move > 0) moves[moves.length - 1] = last + move
    else moves.push(move)
  }
  return moves
}

function isWide(move: number): boolean {
  return Math.abs(move) >= leastStepCents
}
