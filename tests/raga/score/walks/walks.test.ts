import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { grammarOf, semitonesOf } from '~/raga/grammar.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { randomStream } from '~/raga/random.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { walksOf } from '~/raga/score/walks.ts'

/** Some hundreds of walks over all registers. */
function walks(raga: Raga) {
  const repertoire = repertoireOf(raga.id)
  const propose = walksOf(raga, repertoire, grammarOf(raga, repertoire), randomStream(raga.id))
  const heights = Array.from({ length: 100 }, (_, index) => (index % 25) - 6)
  return heights.flatMap((near) => propose(near, [-12, 24])).map(({ phrase }) => phrase.notes)
}

const every = RAGAS.map((raga) => [raga.name, raga] as const)

test.each(every)(
  'a walk of %s goes from rest to rest, and does not stay on passing notes',
  (_name, raga) => {
    const made = walks(raga)
    expect(made.length).toBeGreaterThan(100)
    for (const notes of made) {
      for (const end of [notes[0], notes.at(-1)]) {
        expect(end && raga.nyas[end.note.swara]).toBeGreaterThanOrEqual(2.5)
      }
      const swings = notes.filter(({ note }) => raga.andolan[note.swara])
      expect(swings.filter(({ andolan, units }) => !andolan || units < 1.5)).toEqual([])
      const passed = notes.filter(({ note }) => !raga.nyas[note.swara] && !raga.andolan[note.swara])
      expect(passed.filter(({ units }) => units > 1)).toEqual([])
    }
  },
)

test('a walk never takes the flute below low Pa, or the string below low Ma and in a low raga low Sa', () => {
  const lowest = (voice: Raga['voice'], isLow: boolean) => {
    const notes = RAGAS.filter((raga) => raga.voice === voice)
      .filter(({ register }) => (register === 'low') === isLow)
      .flatMap((raga) => walks(raga).flat())
    return Math.min(...notes.map(({ note }) => semitonesOf(note)))
  }
  expect(lowest('bansuri', false)).toBe(-5)
  expect(lowest('bansuri', true)).toBe(-5)
  expect(lowest('sitar', false)).toBe(-7)
  expect(lowest('sitar', true)).toBe(-12)
})
