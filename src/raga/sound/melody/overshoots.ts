import { around, type RandomStream } from '~/raga/random.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

/** A pitch that is touched before a note: how long it is held, and how long the move from it. */
export type Touch = {
  readonly cents: number
  readonly holdSeconds: number
  readonly fallSeconds: number
}

const { share, fromSeconds, leastStepCents, cents, spreadCents, holdSeconds, settleSeconds } =
  TIMBRE.melody.overshoot

/** Which moves of a phrase go beyond their note and settle: a fixed share of the wide ones. */
export class Overshoots {
  readonly #random: RandomStream
  /** Overshoots that are due. */
  #due: number

  constructor(random: RandomStream) {
    this.#random = random
    this.#due = random()
  }

  /** The place beyond a note that the voice touches before it settles, if it does. */
  into(before: SungNote | undefined, note: SungNote, glides: boolean): Touch | undefined {
    const moves = movesBetween([...(before ? [before.cents] : []), ...note.graces, note.cents])
    this.#due += share * moves.filter(isWide).length
    const last = moves.at(-1) ?? 0
    const bends = note.meend || note.graces.length > 0 || glides
    if (!bends || note.length < fromSeconds || !isWide(last) || this.#due < 1) return undefined
    this.#due -= 1
    const by = Math.sign(last) * around(this.#random, cents, spreadCents)
    return { cents: note.cents + by, holdSeconds, fallSeconds: settleSeconds }
  }
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
