import { describe, expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { stagesOf } from '~/raga/score/alap.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'
import { nameOf, namesOf } from './score-faults.ts'
import { heightOf } from './written-grammar.ts'

const LENGTHS = [3, 10, 20, 45, 60] as const
const HIGH_SA = 12
const LOW_GA = -9

/** The notes of an alap: when in the melody, 0 to 1, and how many semitones above middle Sa. */
function notesOf(raga: Raga, minutes: number, seed = 'unfolding') {
  const repertoire = repertoireOf(raga.id)
  const { phrases } = composeAlap({ raga, repertoire, minutes, seed })
  const begins = phrases[0]?.startSeconds ?? 0
  const whole = (phrases.at(-1)?.endSeconds ?? 0) - begins
  return phrases.flatMap((phrase) => {
    const heights = namesOf(phrase).map(heightOf)
    return phrase.notes.map(({ startSeconds, lengthSeconds }, index) => ({
      at: (startSeconds - begins) / whole,
      share: lengthSeconds / whole,
      height: heights[index] ?? Number.NaN,
      // It is sung first, at its own height.
      isRefrain: phrase.source === 'refrain',
    }))
  })
}

type Notes = ReturnType<typeof notesOf>

function meanHeight(notes: Notes): number {
  const sounding = notes.reduce((sum, { share }) => sum + share, 0)
  return notes.reduce((sum, { height, share }) => sum + height * share, 0) / sounding
}

/** Of all pairs of notes from Sa to high Sa, the share of which the higher one is heard first. */
function outOfOrder(notes: Notes): number {
  const first = new Map<number, number>()
  const others = notes.filter(({ isRefrain }) => !isRefrain)
  for (const { height, at } of others) if (!first.has(height)) first.set(height, at)
  const rising = [...first].filter(([height]) => height >= 0 && height <= HIGH_SA)
  const pairs = rising.flatMap(([low, early]) =>
    rising.filter(([high]) => high > low).map(([, late]) => late < early),
  )
  return pairs.filter((isEarlier) => isEarlier).length / pairs.length
}

describe.each(LENGTHS)('an alap of %i minutes', (minutes) => {
  test.each(RAGAS.map((raga) => [raga.name, raga] as const))(
    'an alap opens round Sa, unfolds note by note to the summit, and returns: %s',
    (_name, raga) => {
      const notes = notesOf(raga, minutes)
      const top = Math.max(...notes.map(({ height }) => height))
      const summit = notes.find(({ height }) => height === top)?.at
      const others = notes.filter(({ isRefrain }) => !isRefrain)
      // In three minutes the refrain takes most of the beginning.
      const opening = meanHeight(others.filter(({ at }) => at < (minutes === 3 ? 0.2 : 0.12)))
      expect(opening).toBeGreaterThan(-6)
      expect(opening).toBeLessThan(3.5)
      // By chance it would be a half; three minutes have few phrases to unfold in.
      const alaps = [notes, notesOf(raga, minutes, 'again'), notesOf(raga, minutes, 'once more')]
      const early = alaps.reduce((sum, alap) => sum + outOfOrder(alap) / alaps.length, 0)
      expect(early).toBeLessThan(minutes === 3 ? 0.5 : 0.3)
      const turnsBack = raga.register === 'low' && minutes < 20
      expect(top).toBeGreaterThan(turnsBack ? 4 : HIGH_SA)
      expect(summit).toBeGreaterThan(turnsBack ? 0.25 : 0.4)
      expect(summit).toBeLessThan(0.85)
      expect(meanHeight(notes.filter(({ at, share }) => at + share > 0.96))).toBeLessThan(5)
      expect(notes.at(-1)?.height).toBe(0)
    },
  )
})

test.each([10, 45])(
  'a low raga dwells below Sa and hardly above high Sa in %i minutes',
  (minutes) => {
    const share = (raga: Raga, isThere: (height: number) => boolean) => {
      const notes = ['a', 'b', 'c'].flatMap((seed) => notesOf(raga, minutes, seed))
      const all = notes.reduce((sum, note) => sum + note.share, 0)
      return notes.reduce((sum, note) => sum + (isThere(note.height) ? note.share : 0), 0) / all
    }
    for (const raga of RAGAS) {
      const above = share(raga, (height) => height > HIGH_SA)
      const below = share(raga, (height) => height < 0)
      if (raga.register === 'low') expect(above, raga.name).toBeLessThan(below)
      if (raga.register === 'high') expect(above, raga.name).toBeGreaterThan(0.03)
    }
  },
)

test.each(['darbari-kanada', 'malkauns'] as const)(
  'the string of %s goes down to low Ga and beyond, and only at the beginning',
  (id) => {
    for (const minutes of [10, 45]) {
      const notes = ['a', 'b', 'c'].flatMap((seed) => notesOf(ragaFor(id), minutes, seed))
      const lowest = notes.filter(({ height, isRefrain }) => height < -7 && !isRefrain)
      expect(Math.min(...lowest.map(({ height }) => height))).toBeLessThanOrEqual(LOW_GA)
      expect(Math.max(...lowest.map(({ at }) => at))).toBeLessThan(0.5)
      const share = (is: (note: Notes[number]) => boolean) =>
        notes.filter(is).reduce((sum, note) => sum + note.share, 0) /
        notes.reduce((sum, note) => sum + note.share, 0)
      expect(share(({ height }) => height < 0)).toBeGreaterThan(0.18)
    }
  },
)

test('each session of ten minutes sings every pakad of its raga', () => {
  const missing = RAGAS.flatMap((raga) =>
    ['1', '2', '3', '4', '5'].flatMap((seed) => {
      const repertoire = repertoireOf(raga.id)
      const { phrases } = composeAlap({ raga, repertoire, minutes: 10, seed })
      const sung = new Set(phrases.map((phrase) => namesOf(phrase).join(' ')))
      const pakads = raga.pakad.map(({ notes }) => notes.map(({ note }) => nameOf(note)).join(' '))
      return pakads
        .filter((pakad) => !sung.has(pakad))
        .map((pakad) => `${raga.name}, seed ${seed}: ${pakad}`)
    }),
  )
  expect(missing).toEqual([])
})

test('an alap has another form for each of five lengths', () => {
  expect(new Set(LENGTHS.map((minutes) => stagesOf(minutes, 'high'))).size).toBe(LENGTHS.length)
})
