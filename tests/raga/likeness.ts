import type { PhraseNote } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'
import type { Repertoire } from '~/raga/repertoire.ts'

/** A note of a melody and how long it is held, in any unit that all its notes share. */
export type HeldNote = Pick<PhraseNote, 'note' | 'units'>

/** The written lines of a raga that show how it moves. */
type Written = Pick<Repertoire, 'chalan' | 'phrases' | 'cadence'>

/** How much a swara counts that the raga never rests on, beside its `nyas` of 1 to 5. */
const PASSING = 0.5
/** The same for a swara that it does not have. */
const FOREIGN = 0.02
/** What its two leading swaras count beyond their `nyas`. */
const LEADING = { vadi: 2, samvadi: 1 }
/** How many sightings the guess from a shorter memory is worth. */
const GUESS = 3
const SWARAS_OF_THE_OCTAVE = 12

/**
 * How like a raga a phrase is: a number below zero, nearer to zero for a phrase that is more like
 * it, to be compared between ragas and not between phrases. It is the mean of three logarithms
 * (nats): of how usual each movement is, how readily the raga rests where the phrase stays, and
 * where it ends. Octaves and ornaments are ignored; a phrase of no notes is like every raga (0).
 *
 * A movement is a swara after the two before it, counted in the raga's written lines, with the
 * guess from one swara, and from none, where sightings are few (MacKay & Peto 1995, "A hierarchical
 * Dirichlet language model"). Ragas of the same swaras differ in just this: how they move and where
 * they rest (NCPA, autrimncpa.wordpress.com, on Bhupali and Deshkar).
 */
export function likenessOf(raga: Raga, written: Written): (phrase: readonly HeldNote[]) => number {
  const seen = sightings(linesOf(raga, written))
  const rests = restsOf(raga)
  return (phrase) => {
    const letters = phrase.map(({ note }) => note.swara)
    const end = letters.at(-1)
    if (end === undefined) return 0
    const movements = letters
      .slice(1)
      .map((to, index) =>
        Math.log(usual(letters.slice(Math.max(0, index - 1), index + 1), to, seen)),
      )
    const whole = phrase.reduce((sum, { units }) => sum + units, 0)
    const stays = phrase.reduce(
      (sum, { note, units }) => sum + (units / whole) * Math.log(rests(note.swara)),
      0,
    )
    return (mean(movements) + stays + Math.log(rests(end))) / 3
  }
}

function linesOf(raga: Raga, { chalan, phrases, cadence }: Written): SwaraLetter[][] {
  const sung = [...raga.pakad, ...phrases, cadence].map(({ notes }) =>
    notes.map(({ note }) => note),
  )
  return [raga.aroha, raga.avaroha, ...chalan, ...sung].map((line) =>
    line.map(({ swara }) => swara),
  )
}

/** How often each run of one to three swaras occurs, and how often any follows a run of up to two. */
function sightings(lines: readonly (readonly SwaraLetter[])[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  const count = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1)
  for (const line of lines) {
    line.forEach((to, index) => {
      for (const memory of [0, 1, 2].filter((length) => length <= index)) {
        const before = line.slice(index - memory, index).join('')
        count(`${before}>`)
        count(`${before}>${to}`)
      }
    })
  }
  return seen
}

/** The probability that a swara follows these. */
function usual(
  before: readonly SwaraLetter[],
  to: SwaraLetter,
  seen: ReadonlyMap<string, number>,
): number {
  const key = `${before.join('')}>`
  const guess = before.length === 0 ? 1 / SWARAS_OF_THE_OCTAVE : usual(before.slice(1), to, seen)
  return ((seen.get(key + to) ?? 0) + GUESS * guess) / ((seen.get(key) ?? 0) + GUESS)
}

/** The share of its resting that a raga gives a swara. */
function restsOf({ swaras, nyas, vadi, samvadi }: Raga): (swara: SwaraLetter) => number {
  const weights = new Map(
    swaras.map(({ swara }) => [
      swara,
      (nyas[swara] ?? PASSING) +
        (swara === vadi ? LEADING.vadi : 0) +
        (swara === samvadi ? LEADING.samvadi : 0),
    ]),
  )
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return (swara) => (weights.get(swara) ?? FOREIGN) / whole
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
