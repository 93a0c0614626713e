import { type Grammar, semitonesOf } from '~/raga/grammar.ts'
import type { Note, Phrase, PhraseNote } from '~/raga/notation.ts'
import type { Raga } from '~/raga/raga.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { type Ladder, ladder } from '~/raga/score/ladders.ts'
import { type PhraseShape, phraseShape } from '~/raga/score/phrase-shape.ts'
import type { RandomStream } from '~/raga/sound/random-stream.ts'

/** Walks near a height (semitones from middle Sa) whose notes all lie within a window. */
export type ProposeWalks = (near: number, window: readonly [number, number]) => PhraseShape[]

/**
 * Phrases made by walking up along aroha and down along avaroha, turns kept, to a swara the raga
 * likes to rest on. A handful is proposed at a time; there may be none.
 */
export function walksOf(raga: Raga, grammar: Grammar, random: RandomStream): ProposeWalks {
  const { proposals, notes, leastNyas } = ALAP_FORM.walk
  const up = startsOf(ladder(raga.aroha, 'rising', ALAP_FORM.range))
  const down = startsOf(ladder(raga.avaroha, 'falling', ALAP_FORM.range))
  const lingers = (note: Note | undefined) => note && (raga.nyas[note.swara] ?? 0) >= leastNyas

  function propose(near: number, [low, high]: readonly [number, number]): PhraseShape | null {
    const first = random() < 0.5 ? up : down
    const second = first === up ? down : up
    const there = stretchFrom(first, near, random)
    const turn = there.at(-1)
    const back = turn && random() < ALAP_FORM.walk.turns ? onwards(second, turn, random) : []
    const path = [...there, ...back.slice(1)]
    const heights = path.map(semitonesOf)
    const sound =
      path.length >= notes[0] &&
      path.length <= notes[1] &&
      lingers(path.at(-1)) &&
      Math.min(...heights) >= low &&
      Math.max(...heights) <= high &&
      path.every((note, index) => grammar.permits(path[index - 1] ?? note, note))
    return sound ? phraseShape(sung(path, raga, random), 'walk') : null
  }

  return (near, window) =>
    Array.from({ length: proposals }, () => propose(near, window)).filter((walk) => walk !== null)
}

/** A place on a ladder and what follows from there. */
type Start = { readonly height: number; readonly run: readonly Note[] }

function startsOf(rungs: Ladder): readonly Start[] {
  return rungs.flatMap((run) =>
    run.map((note, index) => ({ height: semitonesOf(note), run: run.slice(index) })),
  )
}

/** A few rungs of a ladder, from a note not far from a height. */
function stretchFrom(starts: readonly Start[], near: number, random: RandomStream) {
  const within = ALAP_FORM.walk.startsWithin
  const close = starts.filter(({ height }) => Math.abs(height - near) <= within)
  return someOf(pick(close, random)?.run ?? [], random)
}

/** A few rungs of a ladder from one of the places where this very note stands. */
function onwards(starts: readonly Start[], from: Note, random: RandomStream) {
  const height = semitonesOf(from)
  const here = starts.filter((start) => start.height === height)
  return someOf(pick(here, random)?.run ?? [], random)
}

function someOf(run: readonly Note[], random: RandomStream): readonly Note[] {
  const [least, most] = ALAP_FORM.walk.notes
  return run.slice(0, least - 1 + Math.floor(random() * (most - least + 1)))
}

function sung(path: readonly Note[], raga: Raga, random: RandomStream): Phrase {
  const { units, dwells, meend, widestMeend } = ALAP_FORM.walk
  const notes = path.map((note, index): PhraseNote => {
    const before = path[index - 1]
    const last = index === path.length - 1
    const dear = (raga.nyas[note.swara] ?? 0) >= 4 && random() < dwells
    const length = pick(last ? units.last : dear ? units.dwelling : units.passing, random) ?? 1
    const step = before ? Math.abs(semitonesOf(note) - semitonesOf(before)) : 0
    return {
      note,
      units: length,
      kan: null,
      meend: step > 0 && step <= widestMeend && random() < meend,
      andolan: length > 1 && raga.andolan[note.swara] !== undefined,
    }
  })
  return { text: 'walk', notes }
}

function pick<Item>(items: readonly Item[], random: RandomStream): Item | undefined {
  return items[Math.floor(random() * items.length)]
}
