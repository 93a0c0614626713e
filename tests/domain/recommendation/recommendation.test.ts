import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NatalSky } from '~/domain/chart/natal-sky.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { MOOD_CATEGORIES, type MoodValue, moodCategoryOf } from '~/domain/mood/mood.ts'
import { recommend } from '~/domain/recommendation/recommend.ts'
import { leaningOfGraha, leaningOfSign } from '~/domain/recommendation/recommendation-leaning.ts'
import type { RuleId } from '~/domain/recommendation/recommendation-rules.ts'
import { lengthsOf, ragaRecording } from '~/domain/session/raga-recording.ts'
import { mayAutoStart, mayBeFirst } from '~/domain/session/session-link.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import { PRAHARS } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'

const DAY = localDay('2026-03-14')
const MOODS: readonly (MoodValue | null)[] = [null, 1, 2, 3, 4, 5]
const RASA = { Karuna: 'karuna', Shantha: 'shanta', Shringara: 'shringara' } as const

const skies = fc.option(
  fc.record<NatalSky>({
    mahadasha: fc.option(fc.constantFrom(...GRAHAS)),
    antardasha: fc.option(fc.constantFrom(...GRAHAS)),
    moonSign: fc.option(fc.constantFrom(...SIGNS)),
  }),
)
const anything = fc.record({
  mood: fc.constantFrom(...MOODS),
  prahar: fc.constantFrom(...PRAHARS),
  sky: skies,
  day: fc.integer({ min: -40_000, max: 40_000 }).map((count) => addDays(DAY, count)),
  isFirst: fc.boolean(),
})
type Asked = Parameters<typeof recommend>[0]

function ragaOf(id: string): Raga {
  const raga = findRaga(id)
  if (!raga) throw new Error(`Not in the catalogue: ${id}`)
  return raga
}

const share = (one: readonly string[], other: readonly string[]) =>
  one.some((word) => other.includes(word))

/** What a rule claims of a raga, told anew from the catalogue. */
const CLAIMS: Readonly<Record<RuleId, (raga: Raga, asked: Asked) => boolean>> = {
  'mood-category': (raga, { mood }) => mood !== null && raga.moodCategory === moodCategoryOf(mood),
  'mood-rasa': (raga, { mood, prahar }) => {
    if (mood === null || !raga.prahars.includes(prahar)) return false
    const category = moodCategoryOf(mood)
    return raga.moodCategory !== category && raga.rasa.includes(RASA[category])
  },
  'hour-leads': (_, { mood }) => mood === null,
  'usual-watch': (raga, { prahar }) => raga.prahars[0] === prahar,
  'lesser-watch': (raga, { prahar }) => raga.prahars.slice(1).includes(prahar),
  'nearest-watch': (raga, { mood, prahar, isFirst }) =>
    mood !== null &&
    raga.moodCategory === moodCategoryOf(mood) &&
    !RAGAS.some(
      (other) =>
        mayAutoStart(mood, other.name) &&
        (!isFirst || mayBeFirst(other.name)) &&
        other.prahars.includes(prahar) &&
        (other.moodCategory === raga.moodCategory || other.rasa.includes(RASA[raga.moodCategory])),
    ),
  'never-tense': (_, { mood, prahar }) =>
    mood !== null &&
    mood <= 2 &&
    RAGAS.some(({ name, prahars }) => prahars.includes(prahar) && !mayAutoStart(mood, name)),
  'gentle-first': (_, { isFirst, prahar }) =>
    isFirst === true &&
    RAGAS.some(({ name, prahars }) => prahars.includes(prahar) && !mayBeFirst(name)),
  'mahadasha-leaning': (raga, { sky }) =>
    !!sky?.mahadasha && share(leaningOfGraha(sky.mahadasha).rasas, raga.rasa),
  'moon-sign-leaning': (raga, { sky }) =>
    !!sky?.moonSign && share(leaningOfSign(sky.moonSign).rasas, raga.rasa),
  'chart-yields': (raga, asked) =>
    !CLAIMS['mahadasha-leaning'](raga, asked) && !CLAIMS['moon-sign-leaning'](raga, asked),
  'day-turn': () => true,
}

test('a recommendation, whatever is known, is a raga of the catalogue that can be heard, and says why', () => {
  fc.assert(
    fc.property(anything, (asked) => {
      const { raga, reasons, moodCategory, suggestedMood } = recommend(asked)
      const session = ragaRecording(ragaOf(raga), 10)
      expect(lengthsOf(session.audioUrl)).toHaveLength(3)
      expect(reasons.length).toBeGreaterThanOrEqual(2)
      expect(MOOD_CATEGORIES).toContain(moodCategory)
      expect(MOOD_CATEGORIES).toContain(suggestedMood)
      if (asked.mood !== null) expect(moodCategory).toBe(moodCategoryOf(asked.mood))
    }),
  )
})

test('a recommendation, whatever is known, gives no reason that is not true of the raga, and none twice', () => {
  fc.assert(
    fc.property(anything, (asked) => {
      const { raga, reasons } = recommend(asked)
      const rules = reasons.map(({ rule }) => rule)
      expect(new Set(rules).size).toBe(rules.length)
      for (const rule of rules) expect(CLAIMS[rule](ragaOf(raga), asked), rule).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('a recommendation, whatever is known, names the present watch only for a raga of that watch', () => {
  fc.assert(
    fc.property(anything, (asked) => {
      const { raga, reasons } = recommend(asked)
      const claims = reasons.filter(({ rule }) => rule === 'usual-watch' || rule === 'lesser-watch')
      for (const claim of claims) expect(claim).toHaveProperty('prahar', asked.prahar)
      expect(claims).toHaveLength(ragaOf(raga).prahars.includes(asked.prahar) ? 1 : 0)
    }),
  )
})

test('a recommendation, whatever is known, never offers a raga of tense character to a low mood', () => {
  fc.assert(
    fc.property(anything, ({ mood, ...rest }) => {
      const low = mood !== null && mood <= 2 ? mood : 1
      expect(mayAutoStart(low, ragaOf(recommend({ ...rest, mood: low }).raga).name)).toBe(true)
    }),
  )
})

test('a recommendation, whatever is known, never offers a tense or grave raga for a first session', () => {
  fc.assert(
    fc.property(anything, (asked) => {
      const { raga } = recommend({ ...asked, isFirst: true })
      expect(mayBeFirst(ragaOf(raga).name)).toBe(true)
    }),
  )
})

test('a recommendation, whatever is known, is the same when asked again, and goes round all that fit from day to day', () => {
  fc.assert(
    fc.property(anything, (asked) => {
      const first = recommend(asked)
      expect(recommend(asked)).toEqual(first)
      const turns = Array.from(
        { length: 12 },
        (_, count) => recommend({ ...asked, day: addDays(asked.day, count) }).raga,
      )
      const round = new Set(turns).size
      expect(new Set(turns.slice(0, round)).size).toBe(round)
      expect(round > 1).toBe(first.reasons.some(({ rule }) => rule === 'day-turn'))
    }),
  )
})

describe('the raga', () => {
  const at = (changes: Partial<Asked>) =>
    recommend({ mood: null, prahar: 'night-2', sky: null, day: DAY, ...changes })
  const rulesOf = ({ reasons }: ReturnType<typeof recommend>) => reasons.map(({ rule }) => rule)
  const sky = (changes: Partial<NatalSky>): NatalSky => ({
    mahadasha: null,
    antardasha: null,
    moonSign: null,
    ...changes,
  })

  test('the raga of a low mood in the forenoon is not the tense Todi, with a reason', () => {
    const answer = at({ mood: 1, prahar: 'day-2' })
    expect(answer.raga).toBe('bhimpalasi')
    expect(rulesOf(answer)).toEqual(['mood-category', 'nearest-watch', 'never-tense'])
    expect(at({ mood: 3, prahar: 'day-2' }).raga).toBe('brindavani-sarang')
  })

  test('the raga of a first session is neither the tense Todi nor the grave Darbari Kanada, with a reason', () => {
    const forenoon = { prahar: 'day-2', sky: sky({ mahadasha: 'Saturn' }) } as const
    expect(at(forenoon).raga).toBe('todi')
    expect(at({ ...forenoon, isFirst: true }).raga).toBe('brindavani-sarang')
    const midnight = { prahar: 'night-3', sky: sky({ mahadasha: 'Saturn' }) } as const
    expect(at(midnight).raga).toBe('darbari-kanada')
    const first = at({ ...midnight, isFirst: true })
    expect(first.raga).toBe('malkauns')
    expect(rulesOf(first)).toContain('gentle-first')
  })

  test('the raga of a happy sunrise belongs to that hour and to the rasa of the mood', () => {
    const answer = at({ mood: 5, prahar: 'day-1' })
    expect(answer.raga).toBe('bhairavi')
    expect(rulesOf(answer)).toEqual(['mood-rasa', 'usual-watch'])
  })

  test('the raga of midnight is chosen by the chart among the ragas of the hour', () => {
    const raga = (changes: Partial<NatalSky>) => at({ prahar: 'night-3', sky: sky(changes) }).raga
    expect(raga({ mahadasha: 'Mars' })).toBe('malkauns')
    expect(raga({ mahadasha: 'Saturn' })).toBe('darbari-kanada')
    expect(raga({ moonSign: 'Leo' })).toBe('malkauns')
    expect(raga({ mahadasha: 'Saturn', moonSign: 'Leo' })).toBe('darbari-kanada')
  })

  test('the raga has the mood of the person and the mood the chart suggests as separate facts', () => {
    const answer = at({ mood: 1, sky: sky({ mahadasha: 'Venus', antardasha: 'Rahu' }) })
    expect(answer).toMatchObject({
      moodCategory: 'Karuna',
      suggestedMood: 'Shringara',
    })
  })

  test('the raga follows the hour when no raga of the hour suits the chart, with a reason', () => {
    const answer = at({ prahar: 'night-1', mood: 3, sky: sky({ mahadasha: 'Mars' }) })
    expect(rulesOf(answer)).toContain('chart-yields')
  })
})
