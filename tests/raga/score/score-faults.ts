import type { Note } from '~/raga/model/notation.ts'
import type { Register } from '~/raga/model/raga.ts'
import type { Score, ScoreNote, ScorePhrase } from '~/raga/score/score.ts'
import { heightOf, letterOf, stepsIn, type WrittenGrammar } from './written-grammar.ts'

/** A score and what it is to be judged by. */
export type Sitting = {
  readonly score: Score
  readonly minutes: number
  readonly grammar: WrittenGrammar
  readonly vadi: string
  readonly samvadi: string
  readonly register: Register
}

/** Everything that is wrong with a score, in words; empty if it is well made. */
export function scoreFaults(sitting: Sitting): string[] {
  return [...grammarFaults(sitting), ...orderFaults(sitting), ...formFaults(sitting)]
}

/** How long a passing swara may be held, seconds. */
const PASSING = 1

/** Foreign notes, foreign steps, passing swaras that are held, and notes too low or too high for the voices. */
export function grammarFaults({ score, grammar }: Sitting): string[] {
  return score.phrases.flatMap((phrase) => [
    ...passingIn(phrase, grammar)
      .filter(({ lengthSeconds }) => lengthSeconds > PASSING)
      .map(({ note }) => `rests on passing ${nameOf(note)}`),
    ...runsOf(phrase, grammar).flatMap((run) => faultsOfRun(run, grammar)),
  ])
}

/** The notes of a phrase that pass through a foreign swara as the raga has it. */
function passingIn(phrase: ScorePhrase, { figures }: WrittenGrammar): ScoreNote[] {
  const names = namesOf(phrase)
  return phrase.notes.filter(
    ({ graces }, at) =>
      graces.length === 0 && at > 0 && figures.has(stepsIn(names.slice(at - 1, at + 2)).join(' ')),
  )
}

/** The notes between those. */
function runsOf(phrase: ScorePhrase, grammar: WrittenGrammar): ScoreNote[][] {
  const passing = passingIn(phrase, grammar)
  const runs: ScoreNote[][] = [[]]
  for (const note of phrase.notes) {
    if (passing.includes(note)) runs.push([])
    else runs.at(-1)?.push(note)
  }
  return runs
}

function faultsOfRun(run: readonly ScoreNote[], grammar: WrittenGrammar): string[] {
  const notes = run.map(({ note }) => nameOf(note))
  const touched = run.flatMap(({ graces, note }) => [...graces, note].map(nameOf))
  return [
    ...touched
      .filter((note) => !grammar.swaras.has(letterOf(note)))
      .map((note) => `foreign note ${note} in ${notes.join(' ')}`),
    ...stepsIn(notes)
      .filter((step) => !grammar.steps.has(step) && !holds(step))
      .map((step) => `foreign step ${step} in ${notes.join(' ')}`),
    ...stepsIn(touched)
      .filter((step) => !grammar.steps.has(step) && !grammar.touches.has(step) && !holds(step))
      .map((step) => `foreign touch ${step} in ${touched.join(' ')}`),
    ...notes
      .filter((note) => heightOf(note) < grammar.lowest || heightOf(note) > 19)
      .map((note) => `${note} is out of range`),
  ]
}

/** Phrases that overlap, leave their place in the session, ring into a bell, or come again too soon. */
export function orderFaults({ score: { phrases }, minutes }: Sitting): string[] {
  const faults: string[] = []
  const bells = minutes >= 6 ? [minutes * 20, minutes * 40] : []
  const words = phrases.map((phrase) => namesOf(phrase).join(' '))
  phrases.forEach((phrase, index) => {
    const at = `at ${phrase.startSeconds.toFixed(1)} s`
    const { startSeconds, endSeconds } = phrase
    if (startSeconds < (phrases[index - 1]?.endSeconds ?? 0) + 0.5) faults.push(`overlaps ${at}`)
    if (!contiguous(phrase)) faults.push(`notes apart ${at}`)
    if (bells.some((bell) => startSeconds < bell + 4 && endSeconds > bell - 1)) {
      faults.push(`sings into a bell ${at}`)
    }
    const before = words.lastIndexOf(words[index] ?? '', index - 1)
    if (index > 0 && before >= 0 && index - before <= 4) faults.push(`comes again too soon ${at}`)
  })
  const tail = minutes * 60 - (phrases.at(-1)?.endSeconds ?? 0)
  if ((phrases[0]?.startSeconds ?? 0) < 8) faults.push('begins too early')
  if (tail < 16 || tail > 26) faults.push(`leaves ${tail.toFixed(1)} s of drone at the end`)
  return faults
}

/** A melody that is too dense or too sparse, does not rise and return, or neglects its vadi. */
export function formFaults(sitting: Sitting): string[] {
  return [...arcFaults(sitting), ...endFaults(sitting), ...emphasisFaults(sitting)]
}

function arcFaults({ score, register, minutes }: Sitting): string[] {
  const turnsBack = register === 'low' && minutes < 20
  const notes = score.phrases.flatMap((phrase) => phrase.notes)
  const heights = notes.map(({ note }) => heightOf(nameOf(note)))
  const highest = Math.max(...heights)
  const begins = notes[0]?.startSeconds ?? 0
  const whole = (score.phrases.at(-1)?.endSeconds ?? 0) - begins
  const moments = notes.map((note) => (note.startSeconds - begins) / whole)
  // The refrain, which is sung first, lies where its raga has it.
  const refrain = new Set(
    score.phrases.filter(({ source }) => source === 'refrain').flatMap((phrase) => phrase.notes),
  )
  const opening = heights.filter((_, index) => {
    const note = notes[index]
    return (moments[index] ?? 0) < 0.1 && note !== undefined && !refrain.has(note)
  })
  const peak = moments[heights.indexOf(highest)] ?? 0
  const share = soundingSeconds(score) / whole
  return [
    share >= 0.6 && share <= 0.65 ? '' : `sounds ${share.toFixed(3)} of the time`,
    peak >= (turnsBack ? 0.25 : 0.45) && peak <= 0.85 ? '' : `peaks at ${peak.toFixed(2)}`,
    highest > 12 || turnsBack ? '' : 'never passes high Sa',
    Math.min(...opening) < 0 && Math.max(...opening) <= 7 ? '' : 'does not open low',
  ].filter((fault) => fault !== '')
}

function endFaults({ score, grammar }: Sitting): string[] {
  const last = score.phrases.at(-1)
  const final = last?.notes.at(-1)
  if (!last || !final) return ['is empty']
  return [
    last.source === 'cadence' && namesOf(last).join() === grammar.cadence.join()
      ? ''
      : 'does not end with the cadence',
    nameOf(final.note) === 'S' && final.lengthSeconds >= 5 ? '' : 'does not end on a long Sa',
  ].filter((fault) => fault !== '')
}

function emphasisFaults({ score, vadi, samvadi }: Sitting): string[] {
  const parts = heard(score)
  const ofVadi = parts.get(vadi) ?? 0
  const both = ofVadi + (parts.get(samvadi) ?? 0)
  const rank = [...parts.values()].filter((part) => part > ofVadi).length + 1
  return [
    both >= 0.25 ? '' : `vadi and samvadi sound ${both.toFixed(3)}`,
    rank <= 4 ? '' : `the vadi comes ${rank}th`,
  ].filter((fault) => fault !== '')
}

/** The part of the sounding time each swara has. */
function heard(score: Score): Map<string, number> {
  const whole = soundingSeconds(score)
  const parts = new Map<string, number>()
  for (const { note, lengthSeconds } of score.phrases.flatMap((phrase) => phrase.notes)) {
    parts.set(note.swara, (parts.get(note.swara) ?? 0) + lengthSeconds / whole)
  }
  return parts
}

/** The notes of a phrase as they are written: `,N S R'`. */
export function namesOf(phrase: ScorePhrase): string[] {
  return phrase.notes.map(({ note }) => nameOf(note))
}

/** A note as it is written. */
export function nameOf({ swara, octave }: Note): string {
  return octave < 0 ? `,${swara}` : octave > 0 ? `${swara}'` : swara
}

function holds(step: string): boolean {
  return /^(.)>\1:0$/.test(step)
}

function soundingSeconds({ phrases }: Score): number {
  return phrases.reduce((sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds, 0)
}

/** Each note begins where the one before it ends, from the phrase's beginning to its end. */
function contiguous({ startSeconds, endSeconds, notes }: ScorePhrase): boolean {
  let time = startSeconds
  for (const note of notes) {
    if (Math.abs(note.startSeconds - time) > 1e-6 || !(note.lengthSeconds > 0.12)) return false
    time += note.lengthSeconds
  }
  return notes.length > 0 && Math.abs(time - endSeconds) < 1e-6
}
