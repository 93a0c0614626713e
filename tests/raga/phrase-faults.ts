import { type Grammar, grammarOf, semitonesOf } from '~/raga/grammar.ts'
import type { Note, Phrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import { rangeOf } from '~/raga/score/voice-range.ts'

/**
 * Everything a musician would mark in a raga's repertoire, each fault naming raga and phrase, such
 * as `Yaman, "G M r": r is no swara of the raga`.
 */
export function repertoireFaults(raga: Raga, repertoire: Repertoire): string[] {
  const grammar = grammarOf(raga, repertoire)
  const lines = [...raga.pakad, ...repertoire.phrases, repertoire.cadence]
  return [
    ...lines.flatMap((phrase) =>
      faultsOf(phrase, raga, grammar).map((fault) => named(phrase, fault)),
    ),
    ...repertoire.phrases.filter(isTwin).map((phrase) => named(phrase, 'is there twice')),
    ...chalanFaults(repertoire, grammar),
    ...wayFaults(repertoire, grammar),
    ...reachFaults(repertoire),
    ...cadenceFaults(repertoire.cadence),
  ].map((fault) => `${raga.name}, ${fault}`)
}

const named = (phrase: Phrase, fault: string) => `"${phrase.text}": ${fault}`

function sargam({ swara, octave }: Note): string {
  return `${octave < 0 ? ',' : ''}${swara}${octave > 0 ? "'" : ''}`
}

const sargamOf = (phrase: Phrase) => phrase.notes.map(({ note }) => sargam(note)).join(' ')

function isTwin(phrase: Phrase, index: number, phrases: readonly Phrase[]): boolean {
  return phrases.findIndex((other) => sargamOf(other) === sargamOf(phrase)) < index
}

/** Units. */
const LONGEST_PASSING = 0.5

/** A foreign swara must stand between two others as a passing one does, and be short. */
function strangerFaults(
  line: readonly Note[],
  at: number,
  units: number,
  grammar: Grammar,
): string[] {
  const swara = line[at]?.swara
  const passes = at > 0 && grammar.admits(line.slice(at - 1, at + 2))
  if (!passes) return [`${swara} is no swara of the raga`]
  return units <= LONGEST_PASSING ? [] : [`it holds ${swara}, which only passes`]
}

function faultsOf({ notes }: Phrase, raga: Raga, grammar: Grammar): string[] {
  const line = notes.map(({ note }) => note)
  const faults = notes.flatMap(({ note, graces, andolan, units }, at) => [
    ...(grammar.swaras.has(note.swara) ? [] : strangerFaults(line, at, units, grammar)),
    ...graces.flatMap((grace, index) => [
      ...(grammar.swaras.has(grace.swara) ? [] : [`(${grace.swara}) is no swara of the raga`]),
      ...(sargam(grace) === sargam(graces[index + 1] ?? note)
        ? [`${sargam(grace)} is its own kan`]
        : []),
    ]),
    ...(andolan && !raga.andolan[note.swara] ? [`the raga does not swing ${note.swara}`] : []),
    ...(units >= 0.5 && units <= 6 ? [] : [`${sargam(note)} lasts ${units}`]),
  ])
  const steps = notes.slice(1).flatMap(({ note }, index) => {
    const from = notes[index]?.note
    const known = grammar.swaras.has(note.swara) && from && grammar.swaras.has(from.swara)
    if (!known || grammar.permits(from, note)) return []
    return [`${sargam(from)}→${sargam(note)} is no step of the raga`]
  })
  const heights = notes.map(({ note }) => semitonesOf(note))
  const [lowest, highest] = rangeOf(raga)
  const beyond = heights.some((height) => height < lowest || height > highest)
  const last = notes.at(-1)
  const rest = last && (raga.nyas[last.note.swara] ? [] : [`it rests on ${last.note.swara}`])
  return [
    ...faults,
    ...steps,
    ...(rest ?? []),
    ...(last && last.units < 2 ? ['its last note is short'] : []),
    ...(notes[0]?.meend ? ['it begins with a meend'] : []),
    ...(beyond ? ['it lies beyond the reach of its voice'] : []),
    ...(notes.length > 12 ? ['it is too long for a breath'] : []),
  ]
}

function chalanFaults({ chalan }: Repertoire, { swaras }: Grammar): string[] {
  return chalan.flatMap((line) =>
    line
      .filter(({ swara }) => !swaras.has(swara))
      .map(
        ({ swara }) => `chalan "${line.map(sargam).join(' ')}": ${swara} is no swara of the raga`,
      ),
  )
}

/** Ways up and down that the grammar does not permit, or that do not lead from Sa to Sa. */
function wayFaults({ ascents, descents }: Repertoire, grammar: Grammar): string[] {
  const fault = (line: readonly Note[], from: string, to: string) => {
    const way = line.map(sargam)
    const foreign = line.some((note, index) => !grammar.permits(line[index - 1] ?? note, note))
    const whole = way[0] === from && way.at(-1) === to
    return foreign || !whole ? [`"${way.join(' ')}": no way of the raga`] : []
  }
  return [
    ...ascents.flatMap((line) => fault(line, 'S', "S'")),
    ...descents.flatMap((line) => fault(line, "S'", 'S')),
  ]
}

function reachFaults({ phrases }: Repertoire): string[] {
  const reaching = (octave: -1 | 1) =>
    phrases.filter(({ notes }) => notes.some(({ note }) => note.octave === octave)).length
  return [
    ...(phrases.length >= 25 ? [] : [`only ${phrases.length} phrases`]),
    ...(reaching(-1) >= 6 ? [] : [`only ${reaching(-1)} phrases go below Sa`]),
    ...(reaching(1) >= 6 ? [] : [`only ${reaching(1)} phrases reach the high Sa`]),
  ]
}

function cadenceFaults(cadence: Phrase): string[] {
  const last = cadence.notes.at(-1)
  const home = last && sargam(last.note) === 'S' && last.units >= 5
  return home ? [] : [named(cadence, 'the cadence does not come home to a long Sa')]
}
