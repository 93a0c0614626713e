import { describe, expect, test } from 'vitest'
import { localDay } from '~/domain/day/local-day.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { recommend } from '~/domain/recommendation/recommend.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import {
  categoryWords,
  influenceWords,
  RULE_SOURCES,
  reasonWords,
  whyInShort,
} from '~/listening/recommendation-words.ts'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import { PRAHARS, praharNames } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'

const DAY = localDay('2026-03-14')
const MOODS: readonly (MoodValue | null)[] = [null, 1, 2, 3, 4, 5]

function ragaOf(id: string): Raga {
  const raga = findRaga(id)
  if (!raga) throw new Error(`Not in the catalogue: ${id}`)
  return raga
}

const told = (asked: Parameters<typeof recommend>[0]) => {
  const { raga, reasons } = recommend(asked)
  return reasons.map((reason) => ({ rule: reason.rule, text: reasonWords(reason, ragaOf(raga)) }))
}

describe('the words of a recommendation', () => {
  const every = MOODS.flatMap((mood) =>
    PRAHARS.flatMap((prahar) =>
      [null, ...GRAHAS].flatMap((mahadasha) =>
        [null, ...SIGNS].map((moonSign) =>
          told({ mood, prahar, day: DAY, sky: { mahadasha, antardasha: null, moonSign } }),
        ),
      ),
    ),
  )
  const firsts = PRAHARS.map((prahar) =>
    told({ mood: null, prahar, day: DAY, sky: null, isFirst: true }),
  )
  const said = new Map(
    [...every, ...firsts].flatMap((reasons) =>
      reasons.map(({ rule, text }) => [text, rule] as const),
    ),
  )

  test('the words of a recommendation use every rule', () => {
    expect(new Set(said.values())).toEqual(new Set(Object.keys(RULE_SOURCES)))
  })

  test('the words of a recommendation never speak of medicine or fate', () => {
    const words = [...said.keys(), ...Object.values(RULE_SOURCES)].join('\n')
    expect(words).not.toMatch(/heal|cure|therap|medic|destin|fate|lucky|will (be|have|bring)|!/i)
  })

  test('the words of a recommendation call Alap’s own reading of a chart by that name', () => {
    for (const [text, rule] of said) {
      if (/leaning|yields/.test(rule)) expect(text).toContain('Alap’s own reading')
    }
  })
})

const YAMAN = ragaOf('yaman')

test.each<[Parameters<typeof reasonWords>[0], string]>([
  [
    { rule: 'mood-category', mood: 5, category: 'Shringara' },
    'You feel Very Happy. Alap meets that with Shringara, the mood of delight, and Yaman is one of its ragas.',
  ],
  [
    { rule: 'mood-rasa', mood: 1, category: 'Karuna' },
    'You feel Very Sad. Alap meets that with Karuna, the mood of tenderness, which tradition also hears in Yaman.',
  ],
  [{ rule: 'hour-leads' }, 'Today’s mood is still open, so the hour goes first.'],
  [
    { rule: 'never-tense', left: ['Todi', 'Marwa'] },
    'Todi and Marwa would belong to this hour, but tradition hears it as taut. A low mood is not offered that unasked.',
  ],
  [
    { rule: 'gentle-first', left: ['Todi'] },
    'Todi would belong to this hour too. For a first session Alap offers something gentler.',
  ],
  [
    { rule: 'mahadasha-leaning', lord: 'Moon', rasas: ['karuna'] },
    'Your mahadasha is the Moon’s, by tradition the graha of the mind. In Alap’s own reading it leans to karuna, which is heard in Yaman.',
  ],
  [
    { rule: 'mahadasha-leaning', lord: 'Jupiter', rasas: ['bhakti', 'shanta'] },
    'Your mahadasha is Jupiter’s, by tradition the graha of knowledge and happiness. In Alap’s own reading it leans to bhakti and shanta, which is heard in Yaman.',
  ],
  [
    { rule: 'moon-sign-leaning', sign: 'Aries', rasas: ['veera'] },
    'Your Moon is in Aries, by tradition a sign of fire. In Alap’s own reading it leans to veera, which is heard in Yaman.',
  ],
  [
    { rule: 'moon-sign-leaning', sign: 'Pisces', rasas: ['bhakti'] },
    'Your Moon is in Pisces, by tradition a sign of water. In Alap’s own reading it leans to bhakti, which is heard in Yaman.',
  ],
  [
    { rule: 'chart-yields', rasas: ['veera', 'gambhir', 'shanta'] },
    'Your chart leans, in Alap’s own reading, to veera, gambhir and shanta. No raga that this hour and mood leave has that, so the chart gives way.',
  ],
  [
    { rule: 'day-turn', others: ['Desh', 'Kafi'] },
    'Desh and Kafi would fit as well. They take turns from day to day.',
  ],
])('the reason %o is told in sentences', (reason, sentence) => {
  expect(reasonWords(reason, YAMAN)).toBe(sentence)
})

test('the reason of the hour names its watch', () => {
  const [prahar, own] = ['night-1', 'night-2'] as const
  const name = (watch: typeof prahar | typeof own) => praharNames(watch).name.toLowerCase()
  expect(reasonWords({ rule: 'usual-watch', prahar }, YAMAN)).toBe(
    `By tradition Yaman belongs to the ${name(prahar)}, and that is now.`,
  )
  expect(reasonWords({ rule: 'lesser-watch', prahar }, YAMAN)).toBe(
    `Some give Yaman to the ${name(prahar)}, and that is now.`,
  )
  expect(reasonWords({ rule: 'nearest-watch', prahar, own }, YAMAN)).toBe(
    `None of the ragas Alap would offer you now joins ${YAMAN.moodCategory} to the ${name(prahar)}. The nearest is Yaman: its hour is the ${name(own)}.`,
  )
})

test('the short reason says whether the chart leans the same way', () => {
  const first = { rule: 'hour-leads' } as const
  const chart = { rule: 'moon-sign-leaning', sign: 'Leo', rasas: ['veera'] } as const
  expect(whyInShort([first], YAMAN)).toBe('Today’s mood is still open, so the hour goes first.')
  expect(whyInShort([first, chart], YAMAN)).toBe(
    'Today’s mood is still open, so the hour goes first. Your chart leans the same way.',
  )
})

test('a category is told with its meaning', () => {
  expect(RAGAS.map(({ moodCategory }) => categoryWords(moodCategory))).toContain('Shantha, peace')
})

test('the influence is the period that runs, with its part if that is known', () => {
  const sky = { mahadasha: 'Venus', antardasha: 'Rahu', moonSign: null } as const
  expect(influenceWords(sky)).toBe('Venus mahadasha, Rahu antardasha')
  expect(influenceWords({ ...sky, antardasha: null })).toBe('Venus mahadasha')
  expect(influenceWords({ ...sky, mahadasha: null })).toBeNull()
  expect(influenceWords(null)).toBeNull()
})
