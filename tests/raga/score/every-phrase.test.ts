import { expect, test } from 'vitest'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { phraseShape } from '~/raga/score/phrase-shape.ts'

test.each(RAGAS.map((raga) => [raga.name, raga] as const))(
  'every phrase of %s is sung within sixty sittings of twenty minutes',
  (_name, raga) => {
    const repertoire = repertoireOf(raga.id)
    const unheard = new Map(
      repertoire.phrases.map((phrase) => [phraseShape(phrase, 'repertoire').key, phrase.text]),
    )
    // A phrase that was heard stays heard, so that the last sittings may have nothing left to find.
    for (let seed = 0; seed < 60 && unheard.size > 0; seed++) {
      const { phrases } = composeAlap({ raga, repertoire, minutes: 20, seed: `${seed}` })
      for (const { notes, source } of phrases) {
        if (source === 'repertoire') {
          unheard.delete(
            phraseShape({ text: '', notes: notes.map((note) => ({ ...note, units: 1 })) }, source)
              .key,
          )
        }
      }
    }
    expect([...unheard.values()]).toEqual([])
  },
)

test('the Re of Brindavani Sarang is held nearly as long as its Sa', () => {
  const raga = findRaga('brindavani-sarang')
  if (!raga) throw new Error('Brindavani Sarang is gone')
  const seconds = new Map<string, number>()
  for (let seed = 0; seed < 20; seed++) {
    const repertoire = repertoireOf(raga.id)
    const { phrases } = composeAlap({ raga, repertoire, minutes: 20, seed: `${seed}` })
    for (const { note, lengthSeconds } of phrases.flatMap(({ notes }) => notes)) {
      seconds.set(note.swara, (seconds.get(note.swara) ?? 0) + lengthSeconds)
    }
  }
  expect((seconds.get('R') ?? 0) / (seconds.get('S') ?? 0)).toBeGreaterThan(0.85)
})
