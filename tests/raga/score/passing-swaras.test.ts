import { expect, test } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'

const SEEDS = ['1', '2', '3', '4', '5']

/** The seconds that a session sings, and the notes outside the swaras of its raga. */
function sung(raga: Raga, minutes: number, seed: string) {
  const { phrases } = composeAlap({ raga, repertoire: repertoireOf(raga.id), minutes, seed })
  const own = new Set(raga.swaras.map(({ swara }) => swara))
  const isPassing = ({ note }: (typeof phrases)[number]['notes'][number]) => !own.has(note.swara)
  const notes = phrases.flatMap((phrase) => phrase.notes)
  return {
    seconds: notes.reduce((sum, { lengthSeconds }) => sum + lengthSeconds, 0),
    passing: notes.filter(isPassing),
    ends: phrases
      .flatMap(({ notes: line }) => [line.at(0), line.at(-1)])
      .filter((note) => note !== undefined && isPassing(note)),
    touches: notes.flatMap(({ graces }) => graces).filter(({ swara }) => !own.has(swara)),
  }
}

const withPassing = RAGAS.filter(({ passing }) => passing.length > 0)

test.each(withPassing.map((raga) => [raga.name, raga] as const))(
  'the passing swaras of %s are heard in every long session, seldom and never at rest',
  (_name, raga) => {
    const sessions = SEEDS.map((seed) => sung(raga, 45, seed))
    for (const { passing } of sessions) expect(passing.length).toBeGreaterThan(0)
    const lengths = sessions.flatMap(({ passing }) => passing.map((note) => note.lengthSeconds))
    const whole = sessions.reduce((sum, { seconds }) => sum + seconds, 0)
    expect(lengths.reduce((sum, seconds) => sum + seconds, 0) / whole).toBeLessThan(0.02)
    expect(Math.max(...lengths)).toBeLessThan(1)
    expect(sessions.flatMap(({ ends, touches }) => [...ends, ...touches])).toEqual([])
    const heard = new Set(sessions.flatMap(({ passing }) => passing.map(({ note }) => note.swara)))
    expect([...heard].sort()).toEqual([...new Set(raga.passing.map(({ swara }) => swara))].sort())
  },
)

test('Bhairavi has passing swaras', () => {
  expect(withPassing.map(({ id }) => id)).toEqual(['bhairavi'])
})
