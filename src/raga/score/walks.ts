import { type Grammar, semitonesOf } from '~/raga/grammar.ts'
import type { Note, Phrase, PhraseNote } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { RandomStream } from '~/raga/random.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { ladder, type Rung } from '~/raga/score/ladders.ts'
import { type PhraseShape, phraseShape } from '~/raga/score/phrase-shape.ts'
import { rangeOf } from '~/raga/score/voice-range.ts'

/** Walks near a height (semitones from middle Sa) whose notes all lie within a window. */
export type ProposeWalks = (near: number, window: readonly [number, number]) => PhraseShape[]

/**
 * Phrases made by walking up along aroha and down along avaroha, or along the lines the repertoire
 * has for that. A walk begins and ends on a swara on which the raga likes to rest, and never
 * begins, turns or ends on a bent rung; it proposes a few walks at a time, or none.
 */
export function walksOf(
  raga: Raga,
  { ascents, descents }: Pick<Repertoire, 'ascents' | 'descents'>,
  grammar: Grammar,
  random: RandomStream,
): ProposeWalks {
  const { proposals, notes, leastNyas } = ALAP_FORM.walk
  const up = startsOf(ascents.length > 0 ? ascents : [raga.aroha], 'rising', raga)
  const down = startsOf(descents.length > 0 ? descents : [raga.avaroha], 'falling', raga)
  const lingers = ({ swara }: Note) => (raga.nyas[swara] ?? 0) >= leastNyas

  function propose(near: number, [low, high]: readonly [number, number]): PhraseShape | null {
    const first = random() < 0.5 ? up : down
    const second = first === up ? down : up
    const close = first.filter(({ note, height }) => {
      return Math.abs(height - near) <= ALAP_FORM.walk.startsWithin && lingers(note)
    })
    const there = stretchOf(close, random)
    const turn = there.at(-1)
    const turns = turn && random() < ALAP_FORM.walk.turns
    const back = turns ? stretchOf(second.filter(standsOn(turn)), random) : []
    const path = [...there, ...back.slice(1)]
    const end = path.at(-1)
    const heights = path.map(semitonesOf)
    const sound =
      end !== undefined &&
      lingers(end) &&
      path.length >= notes[0] &&
      path.length <= notes[1] &&
      Math.min(...heights) >= low &&
      Math.max(...heights) <= high &&
      path.every((note, index) => grammar.permits(path[index - 1] ?? note, note))
    return sound ? phraseShape(sung(path, raga, random), 'walk') : null
  }

  return (near, window) =>
    Array.from({ length: proposals }, () => propose(near, window)).filter((walk) => walk !== null)
}

/** A place on a ladder that is not bent, and what follows from there. */
type Start = { readonly note: Note; readonly height: number; readonly run: readonly Rung[] }

function startsOf(
  lines: readonly (readonly Note[])[],
  direction: 'rising' | 'falling',
  raga: Raga,
): readonly Start[] {
  const runs = lines.flatMap((line) => ladder(line, direction, rangeOf(raga)))
  return runs.flatMap((run) =>
    run.flatMap(({ note, bent }, index) =>
      bent ? [] : [{ note, height: semitonesOf(note), run: run.slice(index) }],
    ),
  )
}

function standsOn(note: Note): (start: Start) => boolean {
  const height = semitonesOf(note)
  return (start) => start.height === height
}

/** A few rungs from one of these places to another that is not bent; none if there is none. */
function stretchOf(starts: readonly Start[], random: RandomStream): readonly Note[] {
  const run = pick(starts, random)?.run ?? []
  const [least, most] = ALAP_FORM.walk.notes
  const length = least - 1 + Math.floor(random() * (most - least + 1))
  const rungs = run.slice(0, length)
  const end = rungs.findLastIndex(({ bent }) => !bent)
  return rungs.slice(0, end + 1).map(({ note }) => note)
}

function sung(path: readonly Note[], raga: Raga, random: RandomStream): Phrase {
  const { meend, widestMeend } = ALAP_FORM.walk
  const notes = path.map((note, index): PhraseNote => {
    const before = path[index - 1]
    const lengths = lengthsOf(note, index === path.length - 1, raga, random)
    const step = before ? Math.abs(semitonesOf(note) - semitonesOf(before)) : 0
    return {
      note,
      units: pick(lengths, random) ?? 1,
      graces: [],
      meend: step > 0 && step <= widestMeend && random() < meend,
      andolan: raga.andolan[note.swara] !== undefined,
    }
  })
  return { text: 'walk', notes }
}

function lengthsOf({ swara }: Note, last: boolean, raga: Raga, random: RandomStream) {
  const { units, dwells } = ALAP_FORM.walk
  if (last) return units.last
  if (raga.andolan[swara]) return units.swinging
  const nyas = raga.nyas[swara]
  if (nyas === undefined) return units.slight
  return nyas >= 4 && random() < dwells ? units.dwelling : units.passing
}

function pick<Item>(items: readonly Item[], random: RandomStream): Item | undefined {
  return items[Math.floor(random() * items.length)]
}
