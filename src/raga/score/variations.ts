import { type Grammar, semitonesOf } from '~/raga/grammar.ts'
import type { Note, Phrase, PhraseNote } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { type PhraseShape, phraseShape } from '~/raga/score/phrase-shape.ts'
import { rangeOf } from '~/raga/score/voice-range.ts'

type Notes = readonly PhraseNote[]

/**
 * Other ways to sing each phrase of a repertoire, by its key: with a note left out or only a part
 * of it, with a turn to a neighbour, with its end sung twice, or with a short phrase after it. Every
 * step is permitted by the grammar, every end is one on which the raga rests.
 */
export function variationsOf(
  themes: readonly PhraseShape[],
  raga: Raga,
  grammar: Grammar,
): (theme: PhraseShape) => readonly PhraseShape[] {
  const short = themes.filter(
    ({ phrase }) => phrase.notes.length > 1 && phrase.notes.length <= ALAP_FORM.variation.tailNotes,
  )
  const written = new Set(themes.map(({ key }) => key))
  const made = new Map<string, readonly PhraseShape[]>()
  const turns = turnsIn(raga, grammar)

  function vary({ phrase, key }: PhraseShape): readonly PhraseShape[] {
    const lines = [
      ...partsOf(phrase.notes, raga),
      ...withoutOne(phrase.notes),
      ...withTurns(phrase.notes, turns),
      ...endsTwice(phrase.notes),
      ...short.map((tail) => joined(phrase.notes, tail.phrase.notes)),
    ]
    const shapes = lines
      .filter((notes) => isSung(notes, grammar))
      .map((notes) => shapeOf(notes, phrase, key))
    const keys = new Set<string>()
    return shapes.filter(
      (shape) => !written.has(shape.key) && !keys.has(shape.key) && keys.add(shape.key),
    )
  }

  return (theme) => {
    const known = made.get(theme.key) ?? vary(theme)
    made.set(theme.key, known)
    return known
  }
}

/** The same phrases an octave higher or lower, where the voice reaches them. */
export function octavesOf(phrases: readonly Phrase[], raga: Raga): readonly Phrase[] {
  const [lowest, highest] = rangeOf(raga)
  const fits = (note: Note | undefined): note is Note =>
    note !== undefined && semitonesOf(note) >= lowest && semitonesOf(note) <= highest
  return phrases.flatMap(({ text, notes }) =>
    ([-1, 1] as const).flatMap((octaves) => {
      const moved = notes.flatMap((written) => {
        const note = shifted(written.note, octaves)
        const graces = written.graces.map((grace) => shifted(grace, octaves)).filter(fits)
        return fits(note) && graces.length === written.graces.length
          ? [{ ...written, note, graces }]
          : []
      })
      return moved.length === notes.length ? [{ text, notes: moved }] : []
    }),
  )
}

function shifted({ swara, octave }: Note, octaves: -1 | 1): Note | undefined {
  const moved = octave + octaves
  return moved === -1 || moved === 0 || moved === 1 ? { swara, octave: moved } : undefined
}

/** Its beginning up to a note on which the raga rests, or its end from such a note on. */
function partsOf(notes: Notes, { nyas }: Raga): Notes[] {
  const { leastNyas, partNotes } = ALAP_FORM.variation
  return notes.flatMap(({ note }, at) => {
    if ((nyas[note.swara] ?? 0) < leastNyas) return []
    return [notes.slice(0, at + 1), notes.slice(at)].filter(
      (part) => part.length >= partNotes && part.length < notes.length,
    )
  })
}

function withoutOne(notes: Notes): Notes[] {
  return notes
    .slice(1, -1)
    .map((_, index) => notes.filter((_note, at) => at !== index + 1))
    .filter(({ length }) => length > 1)
}

/** A note, a neighbour of it and the note again, in place of the note. */
function withTurns(notes: Notes, turns: (note: Note) => readonly Note[]): Notes[] {
  return notes.flatMap((turned, at) =>
    (turned.andolan ? [] : turns(turned.note)).map((other) => [
      ...notes.slice(0, at),
      { ...turned, units: 1 },
      plain(other, 0.5),
      plain(turned.note, turned.units),
      ...notes.slice(at + 1),
    ]),
  )
}

/** The neighbours to which each note may turn and come back. */
function turnsIn(raga: Raga, grammar: Grammar): (note: Note) => readonly Note[] {
  const known = new Map<number, readonly Note[]>()
  return (note) => {
    const height = semitonesOf(note)
    const turns =
      known.get(height) ??
      neighbours(note, raga, ALAP_FORM.variation.turnSemitones)
        .filter(({ swara }) => raga.andolan[swara] === undefined)
        .filter((other) => grammar.permits(note, other) && grammar.permits(other, note))
    known.set(height, turns)
    return turns
  }
}

/** The last two or three notes sung twice, the first time in passing. */
function endsTwice(notes: Notes): Notes[] {
  return [2, 3]
    .filter((length) => length < notes.length)
    .map((length) => [
      ...notes.slice(0, -1),
      ...notes.slice(-1).map((last) => ({ ...last, units: 1.5 })),
      ...notes.slice(-length),
    ])
}

/** A phrase and another after it, from its last note. */
function joined(notes: Notes, tail: Notes): Notes {
  const [first] = tail
  const last = notes.at(-1)
  const meets = first && last && semitonesOf(first.note) === semitonesOf(last.note)
  return [
    ...notes.slice(0, -1),
    ...notes.slice(-1).map((end) => ({ ...end, units: 1.5 })),
    ...(meets ? tail.slice(1) : tail),
  ]
}

function neighbours({ octave, swara }: Note, raga: Raga, within: number): Note[] {
  const [lowest, highest] = rangeOf(raga)
  const height = semitonesOf({ octave, swara })
  return ([-1, 0, 1] as const)
    .flatMap((other) => raga.swaras.map((tuned): Note => ({ swara: tuned.swara, octave: other })))
    .filter((note) => {
      const [away, at] = [Math.abs(semitonesOf(note) - height), semitonesOf(note)]
      return away > 0 && away <= within && at >= lowest && at <= highest
    })
}

function plain(note: Note, units: number): PhraseNote {
  return { note, units, graces: [], meend: false, andolan: false }
}

/** Whether it is short enough for a breath, repeats no note at once and keeps to the grammar. */
function isSung(notes: Notes, grammar: Grammar): boolean {
  const { notes: most, units } = ALAP_FORM.variation
  return (
    notes.length <= most &&
    notes.reduce((sum, note) => sum + note.units, 0) <= units &&
    notes.every(({ note }, at) => {
      const before = notes[at - 1]?.note
      return before === undefined || semitonesOf(before) !== semitonesOf(note)
    }) &&
    grammar.admits(notes.map(({ note }) => note))
  )
}

function shapeOf(notes: Notes, theme: Phrase, key: string): PhraseShape {
  const end = notes.length - 1
  const varied = notes.map((note, at) => ({
    ...note,
    // A grace note suits the note before it as it was written, and no other.
    graces: follows(notes[at - 1], note, theme.notes) ? note.graces : [],
    meend: note.meend && at > 0,
    units: at === end ? Math.max(note.units, ALAP_FORM.variation.lastUnits) : note.units,
  }))
  return { ...phraseShape({ text: theme.text, notes: varied }, 'repertoire'), theme: key }
}

function follows(before: PhraseNote | undefined, note: PhraseNote, written: Notes): boolean {
  const at = written.indexOf(note)
  return before === undefined ? at === 0 : at > 0 && written[at - 1] === before
}
