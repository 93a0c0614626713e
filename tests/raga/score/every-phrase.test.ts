import { expect, it } from 'vitest'
import { RAGAS } from '~/raga/catalogue.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { phraseShape } from '~/raga/score/phrase-shape.ts'

/** About a second each on a quiet machine. */
const PATIENT = { timeout: 60_000 }

it.each(RAGAS.map((raga) => [raga.name, raga] as const))(
  'sings every phrase of %s within sixty sittings of twenty minutes',
  PATIENT,
  (_name, raga) => {
    const repertoire = repertoireOf(raga.id)
    const heard = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { phrases } = composeAlap({ raga, repertoire, minutes: 20, seed: `${seed}` })
      for (const { notes, source } of phrases) {
        if (source === 'repertoire') {
          heard.add(
            phraseShape({ text: '', notes: notes.map((note) => ({ ...note, units: 1 })) }, source)
              .key,
          )
        }
      }
    }
    const unheard = repertoire.phrases.filter(
      (phrase) => !heard.has(phraseShape(phrase, 'repertoire').key),
    )
    expect(unheard.map(({ text }) => text)).toEqual([])
  },
)
