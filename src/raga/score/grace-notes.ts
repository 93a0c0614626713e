import { type Grammar, semitonesOf } from '~/raga/grammar.ts'
import type { Note } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { rangeOf } from '~/raga/score/voice-range.ts'

/**
 * Touches before a note, of its neighbours in the raga above (`u`) and below (`l`) and of itself
 * (`x`): a kan, or the note and a neighbour before it settles.
 */
const KANS = ['u', 'u', 'l', 'xu', 'xl']
/** Turns around a note. */
const MURKIS = ['uxl', 'lxu', 'uxu', 'xuxl', 'xlxu']

/** The raga and the random numbers from which ornaments are drawn. */
export type Drawing = {
  readonly raga: Raga
  readonly grammar: Grammar
  readonly random: RandomStream
}

/**
 * Grace notes for a note that follows another, or begins a phrase: a kan, or a murki of three or
 * four, of the note itself and its neighbours in the raga; where the raga turns another way, of
 * other notes nearby. The grammar permits every step to, between and from them; none if there are
 * no such notes.
 */
export function graceNotes(
  kind: 'kan' | 'murki',
  before: Note | undefined,
  note: Note,
  drawing: Drawing,
): readonly Note[] {
  const fitting = fittingFor(kind, before, note, drawing)
  return fitting[Math.floor(drawing.random() * fitting.length)] ?? []
}

// The same few steps return all through an alap, and what fits them stays the same.
const found = new WeakMap<Drawing, Map<string, readonly (readonly Note[])[]>>()

function fittingFor(
  kind: 'kan' | 'murki',
  before: Note | undefined,
  note: Note,
  drawing: Drawing,
): readonly (readonly Note[])[] {
  const key = `${kind} ${before && semitonesOf(before)} ${semitonesOf(note)}`
  const ofDrawing = found.get(drawing) ?? new Map<string, readonly (readonly Note[])[]>()
  found.set(drawing, ofDrawing)
  const known = ofDrawing.get(key)
  if (known) return known
  const figures = figuresOf(kind === 'kan' ? KANS : MURKIS, note, drawing).filter((touches) =>
    isLine([...(before ? [before] : []), ...touches, note], drawing.grammar),
  )
  const fitting = figures.length > 0 ? figures : detours(kind, before, note, drawing)
  ofDrawing.set(key, fitting)
  return fitting
}

function figuresOf(figures: readonly string[], note: Note, drawing: Drawing): Note[][] {
  const places = { u: neighbour(note, 1, drawing), l: neighbour(note, -1, drawing), x: note }
  return figures.flatMap((figure) => {
    const touches = [...figure].map((letter) => places[letter as keyof typeof places])
    const whole = touches.filter((touch) => touch !== undefined)
    return whole.length === figure.length ? [whole] : []
  })
}

function isLine(line: readonly Note[], grammar: Grammar): boolean {
  return line.slice(1).every((to, index) => {
    const from = line[index] ?? to
    return semitonesOf(from) !== semitonesOf(to) && grammar.permits(from, to)
  })
}

/** Every way to a note by other notes nearby. */
function detours(
  kind: 'kan' | 'murki',
  before: Note | undefined,
  note: Note,
  { raga, grammar }: Drawing,
): Note[][] {
  const { nearSemitones } = ALAP_FORM.ornaments
  const near = notesOf(raga).filter(
    (other) => Math.abs(semitonesOf(other) - semitonesOf(note)) <= nearSemitones,
  )
  const [least, most] = kind === 'kan' ? [1, 2] : [3, 3]
  let lines: Note[][] = before ? [[before]] : [[]]
  const found: Note[][] = []
  for (let length = 1; length <= most; length++) {
    lines = lines
      .flatMap((line) => near.map((next) => [...line, next]))
      .filter((line) => isLine(line.slice(-2), grammar))
    if (length >= least)
      found.push(...lines.filter((line) => isLine([...line.slice(-1), note], grammar)))
  }
  return found.map((line) => (before ? line.slice(1) : line))
}

/** The next swara of the raga above (1) or below (−1) a note, if its voice reaches it. */
function neighbour(note: Note, direction: 1 | -1, { raga }: Drawing): Note | undefined {
  const away = (other: Note) => direction * (semitonesOf(other) - semitonesOf(note))
  const beyond = notesOf(raga).filter((other) => away(other) > 0)
  return beyond.sort((one, other) => away(one) - away(other))[0]
}

/** The notes of a raga that its voice reaches. */
function notesOf(raga: Raga): Note[] {
  const [lowest, highest] = rangeOf(raga)
  return ([-1, 0, 1] as const)
    .flatMap((octave) => raga.swaras.map(({ swara }): Note => ({ swara, octave })))
    .filter((note) => semitonesOf(note) >= lowest && semitonesOf(note) <= highest)
}
