import type { Note, PhraseNote } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { swaraOf } from '~/raga/model/swara.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import type { Score, ScoreNote, ScorePhrase } from '~/raga/score/score.ts'

/** The lines of a repertoire in which grace notes are written, and its chalan. */
type Written = Pick<Repertoire, 'chalan' | 'phrases' | 'cadence'>

/** A passing swara is touched, not held. */
const PASSING_SECONDS = 1

/**
 * What a melody does that its raga forbids, in words: a swara or a grace note outside aroha and
 * avaroha, unless it is a passing swara in its figure and not held; or a step between two notes of a
 * phrase that is in no line of the raga. Steps of grace notes may also be as they are written in a
 * phrase. It reads the raga's lines and not the composer's rules, so that it can find faults in
 * those.
 */
export function foreignSteps(score: Score, raga: Raga, written: Written): string[] {
  const lines: readonly (readonly Note[])[] = [
    raga.aroha,
    raga.avaroha,
    ...raga.pakad.map(({ notes }) => notes.map(({ note }) => note)),
    ...written.chalan,
  ]
  const steps = new Set(lines.flatMap((line) => pairs(line).map(([from, to]) => step(from, to))))
  const phrases = [...raga.pakad, ...written.phrases, written.cadence]
  const touches = new Set([
    ...steps,
    ...phrases.flatMap(({ notes }) => pairs(touched(notes)).map(([from, to]) => step(from, to))),
  ])
  const swaras = new Set<string>([...raga.aroha, ...raga.avaroha].map(({ swara }) => swara))
  const figures = new Set(raga.passing.map(({ figure }) => stepsOf(figure)))
  return score.phrases.flatMap((phrase) => foreignIn(phrase, { swaras, figures, steps, touches }))
}

type Permitted = Readonly<Record<'swaras' | 'figures' | 'steps' | 'touches', ReadonlySet<string>>>

function foreignIn(
  { notes }: ScorePhrase,
  { swaras, figures, steps, touches }: Permitted,
): string[] {
  const passing = notes.filter(
    ({ lengthSeconds, graces }, at) =>
      graces.length === 0 &&
      lengthSeconds <= PASSING_SECONDS &&
      figures.has(stepsOf(notes.slice(Math.max(0, at - 1), at + 2).map(({ note }) => note))),
  )
  const passes = new Set(passing)
  const strangers = notes
    .filter((note) => !passes.has(note))
    .flatMap(({ note, graces, startSeconds }) =>
      [note, ...graces]
        .filter((heard) => !swaras.has(heard.swara))
        .map((heard) => `${heard.swara} at ${startSeconds.toFixed(1)} s`),
    )
  const leaps = pairs(notes)
    .filter(([from, to]) => !passes.has(from) && !passes.has(to))
    .filter(([from, to]) => !isSame(from.note, to.note) && !steps.has(step(from.note, to.note)))
    .map(([from, to]) => `${step(from.note, to.note)} at ${to.startSeconds.toFixed(1)} s`)
  const turns = turnsIn(notes, passes)
    .filter(([from, to]) => !isSame(from, to) && !touches.has(step(from, to)))
    .map(([from, to]) => step(from, to))
    .filter((turn) => !leaps.some((leap) => leap.startsWith(turn)))
  return [...strangers, ...leaps, ...turns]
}

/** The steps between notes and grace notes, without those to and from passing swaras. */
function turnsIn(
  notes: readonly ScoreNote[],
  passes: ReadonlySet<ScoreNote>,
): (readonly [Note, Note])[] {
  const runs: ScoreNote[][] = [[]]
  for (const note of notes) {
    if (passes.has(note)) runs.push([])
    else runs.at(-1)?.push(note)
  }
  return runs.flatMap((run) => pairs(touched(run)))
}

/** The notes with the grace notes before each. */
function touched(notes: readonly Pick<PhraseNote, 'graces' | 'note'>[]): Note[] {
  return notes.flatMap(({ graces, note }) => [...graces, note])
}

function pairs<Item>(line: readonly Item[]): (readonly [Item, Item])[] {
  return line.slice(1).map((to, index) => [line[index] as Item, to] as const)
}

const isSame = (a: Note, b: Note) => a.swara === b.swara && a.octave === b.octave
const height = ({ swara, octave }: Note) => swaraOf(swara).position + 12 * octave

function stepsOf(line: readonly Note[]): string {
  return pairs(line)
    .map(([from, to]) => step(from, to))
    .join(', ')
}

/** A step in any octave: `G to R, −2`. */
function step(from: Note, to: Note): string {
  return `${from.swara} to ${to.swara}, ${height(to) - height(from)}`
}
