import type { Note } from '~/raga/notation.ts'
import type { Raga } from '~/raga/raga.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import type { Score, ScorePhrase } from '~/raga/score/score.ts'
import { swaraOf } from '~/raga/swara.ts'

/**
 * What a melody does that its raga forbids, in words: a swara or a grace note outside aroha and
 * avaroha, or a step between two notes of a phrase that is in no line of the raga. It reads the
 * raga's lines and not the composer's rules, so that it can find faults in those.
 */
export function foreignSteps(score: Score, raga: Raga, chalan: Repertoire['chalan']): string[] {
  const lines: readonly (readonly Note[])[] = [
    raga.aroha,
    raga.avaroha,
    ...raga.pakad.map(({ notes }) => notes.map(({ note }) => note)),
    ...chalan,
  ]
  const steps = new Set(lines.flatMap((line) => pairs(line).map(([from, to]) => step(from, to))))
  const swaras = new Set<string>([...raga.aroha, ...raga.avaroha].map(({ swara }) => swara))
  return score.phrases.flatMap((phrase) => foreignIn(phrase, swaras, steps))
}

function foreignIn(
  { notes }: ScorePhrase,
  swaras: ReadonlySet<string>,
  steps: ReadonlySet<string>,
): string[] {
  const strangers = notes.flatMap(({ note, kan, startSeconds }) =>
    [note, kan]
      .filter((heard) => heard !== null && !swaras.has(heard.swara))
      .map((heard) => `${heard?.swara} at ${startSeconds.toFixed(1)} s`),
  )
  const leaps = pairs(notes)
    .filter(([from, to]) => !isSame(from.note, to.note) && !steps.has(step(from.note, to.note)))
    .map(([from, to]) => `${step(from.note, to.note)} at ${to.startSeconds.toFixed(1)} s`)
  return [...strangers, ...leaps]
}

function pairs<Item>(line: readonly Item[]): (readonly [Item, Item])[] {
  return line.slice(1).map((to, index) => [line[index] as Item, to] as const)
}

const isSame = (a: Note, b: Note) => a.swara === b.swara && a.octave === b.octave
const height = ({ swara, octave }: Note) => swaraOf(swara).position + 12 * octave

/** A step in any octave: `G to R, −2`. */
function step(from: Note, to: Note): string {
  return `${from.swara} to ${to.swara}, ${height(to) - height(from)}`
}
