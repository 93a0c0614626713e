import { around, type RandomStream } from '~/raga/random.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** A pitch that is touched before a note: how long it is held, and how long the move from it. */
export type Touch = {
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
export function overshootsOf(
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
