import { daysBetween, type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { type MoodCategory, type MoodValue, moodCategoryOf } from '~/domain/mood/mood.ts'
import type { Leaning } from '~/domain/recommendation/recommendation-leaning.ts'
import { mayAutoStart, mayBeFirst } from '~/domain/session/session-link.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import { PRAHARS, type Prahar } from '~/raga/model/prahar.ts'
import type { Raga, RagaId } from '~/raga/model/raga.ts'

/** Why a raga was recommended: the rule, and what it went by. Ragas are named. */
export type Reason =
  | {
      readonly rule: 'mood-category' | 'mood-rasa'
      readonly mood: MoodValue
      /** The category of the mood. */
      readonly category: MoodCategory
    }
  | { readonly rule: 'hour-leads' }
  | { readonly rule: 'usual-watch' | 'lesser-watch'; readonly prahar: Prahar }
  | {
      readonly rule: 'nearest-watch'
      readonly prahar: Prahar
      /** The watch of the raga that is nearest to the present one. */
      readonly own: Prahar
    }
  | { readonly rule: 'never-tense' | 'gentle-first'; readonly left: readonly string[] }
  | {
      readonly rule: 'mahadasha-leaning'
      readonly lord: Graha
      /** Those that the raga has too. */
      readonly rasas: readonly string[]
    }
  | {
      readonly rule: 'moon-sign-leaning'
      readonly sign: Sign
      readonly rasas: readonly string[]
    }
  | { readonly rule: 'chart-yields'; readonly rasas: readonly string[] }
  | { readonly rule: 'day-turn'; readonly others: readonly string[] }

export type Recommendation = {
  readonly raga: RagaId
  /** The category it was chosen for: the mood's, or without a mood the raga's own. */
  readonly moodCategory: MoodCategory
  /** The category the chart favours; without a chart, the category it was chosen for. */
  readonly suggestedMood: MoodCategory
  /** Why, the most important first. Each is true of the raga. */
  readonly reasons: readonly [Reason, ...Reason[]]
}

export type Asked = {
  readonly mood: MoodValue | null
  readonly prahar: Prahar
  /** What the person's chart favours, the most important first. */
  readonly leanings?: readonly NamedLeaning[]
  readonly day: LocalDay
  /** The person has heard no session yet. */
  readonly isFirst?: boolean
}

/** The rasa of each category, as the catalogue of ragas writes it. */
const RASA: Readonly<Record<MoodCategory, string>> = {
  Karuna: 'karuna',
  Shantha: 'shanta',
  Shringara: 'shringara',
}
const FIRST_DAY = localDay('2024-01-01')

/**
 * The raga for a person now among some ragas, and why: first what suits the mood at the present hour, then what the
 * chart favours among those, then the day's turn; `null` where none of them suits the mood. The rules and their
 * sources: `recommendation-rules.ts`.
 */
export function recommendAmong(
  ragas: readonly Raga[],
  { mood, prahar, leanings = [], day, isFirst = false }: Asked,
): Recommendation | null {
  const category = mood === null ? null : moodCategoryOf(mood)
  const offered = ragas.filter(
    ({ name }) => (mood === null || mayAutoStart(mood, name)) && (!isFirst || mayBeFirst(name)),
  )
  const left = ragas.filter((raga) => !offered.includes(raga) && raga.prahars.includes(prahar))
  const fitting = leanings.reduce(
    (ragas, { leaning }) => preferred(ragas, (raga) => leans(raga, leaning)),
    forMoodAndHour(offered, category, prahar),
  )
  const turn = Math.abs(daysBetween(FIRST_DAY, day)) % fitting.length
  const raga = fitting[turn]
  if (!raga) return null

  const ofChart = leanings
    .filter(({ leaning }) => leans(raga, leaning))
    .map(({ leaning, reason }) => reason(leaning.rasas.filter((rasa) => raga.rasa.includes(rasa))))
  const others = fitting.filter((other) => other !== raga)
  return {
    raga: raga.id,
    moodCategory: category ?? raga.moodCategory,
    suggestedMood: leanings[0]?.leaning.category ?? category ?? raga.moodCategory,
    reasons: [
      ...(mood === null || category === null
        ? ([hourReason(raga, prahar), { rule: 'hour-leads' }] as const)
        : ([moodReason(raga, mood, category), hourReason(raga, prahar)] as const)),
      ...(left.length > 0 ? [leftReason(left, isFirst)] : []),
      ...ofChart,
      ...(leanings.length > 0 && ofChart.length === 0 ? [yieldsReason(leanings)] : []),
      ...(others.length > 0 ? [{ rule: 'day-turn', others: namesOf(others) } as const] : []),
    ],
  }
}

/** Ragas of the watch and the category, else with its rasa, else the nearest of the category. */
function forMoodAndHour(
  offered: readonly Raga[],
  category: MoodCategory | null,
  prahar: Prahar,
): readonly Raga[] {
  const isOf = ({ moodCategory }: Raga) => category === null || moodCategory === category
  const ofWatch = offered.filter(({ prahars }) => prahars.includes(prahar))
  const meeting = [
    ofWatch.filter(isOf),
    ofWatch.filter(({ rasa }) => category !== null && rasa.includes(RASA[category])),
  ].find((ragas) => ragas.length > 0)
  if (meeting) return preferred(meeting, ({ prahars }) => prahars[0] === prahar)
  const ofCategory = offered.filter(isOf)
  const away = (raga: Raga) => distance(prahar, nearestWatch(raga, prahar))
  const nearest = Math.min(...ofCategory.map(away))
  return ofCategory.filter((raga) => away(raga) === nearest)
}

/** The ragas for which `holds` is true; all of them, when it is true for none. */
function preferred(ragas: readonly Raga[], holds: (raga: Raga) => boolean): readonly Raga[] {
  const some = ragas.filter(holds)
  return some.length > 0 ? some : ragas
}

function nearestWatch({ prahars }: Raga, present: Prahar): Prahar {
  return prahars.reduce((best, watch) =>
    distance(present, watch) < distance(present, best) ? watch : best,
  )
}

/** In watches around the day; of two equally far, the one to come counts as nearer. */
function distance(from: Prahar, to: Prahar): number {
  const ahead = (PRAHARS.indexOf(to) - PRAHARS.indexOf(from) + 8) % 8
  return Math.min(ahead, 8 - ahead + 0.5)
}

export type NamedLeaning = {
  readonly leaning: Leaning
  readonly reason: (rasas: readonly string[]) => Reason
}

function leans(raga: Raga, leaning: Leaning): boolean {
  return leaning.rasas.some((rasa) => raga.rasa.includes(rasa))
}

function moodReason(raga: Raga, mood: MoodValue, category: MoodCategory): Reason {
  const rule = raga.moodCategory === category ? 'mood-category' : 'mood-rasa'
  return { rule, mood, category }
}

function hourReason(raga: Raga, prahar: Prahar): Reason {
  if (!raga.prahars.includes(prahar)) {
    return { rule: 'nearest-watch', prahar, own: nearestWatch(raga, prahar) }
  }
  return { rule: raga.prahars[0] === prahar ? 'usual-watch' : 'lesser-watch', prahar }
}

function leftReason(left: readonly Raga[], isFirst: boolean): Reason {
  return { rule: isFirst ? 'gentle-first' : 'never-tense', left: namesOf(left) }
}

function yieldsReason(leanings: readonly NamedLeaning[]): Reason {
  const rasas = [...new Set(leanings.flatMap(({ leaning }) => leaning.rasas))]
  return { rule: 'chart-yields', rasas }
}

function namesOf(ragas: readonly Raga[]): string[] {
  return ragas.map(({ name }) => name)
}
