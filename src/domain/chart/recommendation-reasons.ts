import type { Leaning } from '~/domain/chart/recommendation-leaning.ts'
import type { RuleId } from '~/domain/chart/recommendation-rules.ts'
import { type MoodCategory, type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import { type Prahar, praharNames } from '~/raga/prahar.ts'
import type { Raga } from '~/raga/raga.ts'

/** Why a raga was recommended: one or two sentences, and the rule behind them. */
export type Reason = { readonly rule: RuleId; readonly text: string }

const MEANINGS: Readonly<Record<MoodCategory, string>> = {
  Karuna: 'tenderness',
  Shantha: 'peace',
  Shringara: 'delight',
}

/** A category in plain words: "Karuna, tenderness". */
export function categoryWords(category: MoodCategory): string {
  return `${category}, ${MEANINGS[category]}`
}

const watchName = (prahar: Prahar) => praharNames(prahar).name.toLowerCase()

export function moodCategoryReason(raga: Raga, mood: MoodValue): Reason {
  const { word } = moodOf(mood)
  const category = raga.moodCategory
  return {
    rule: 'mood-category',
    text: `You feel ${word}. Alap meets that with ${category}, the mood of ${MEANINGS[category]}, and ${raga.name} is one of its ragas.`,
  }
}

export function moodRasaReason(raga: Raga, mood: MoodValue, category: MoodCategory): Reason {
  const { word } = moodOf(mood)
  return {
    rule: 'mood-rasa',
    text: `You feel ${word}. Alap meets that with ${category}, the mood of ${MEANINGS[category]}, which tradition also hears in ${raga.name}.`,
  }
}

export const HOUR_LEADS: Reason = {
  rule: 'hour-leads',
  text: 'Today’s mood is still open, so the hour goes first.',
}

export function watchReason(raga: Raga, prahar: Prahar): Reason {
  return raga.prahars[0] === prahar
    ? {
        rule: 'usual-watch',
        text: `By tradition ${raga.name} belongs to the ${watchName(prahar)}, and that is now.`,
      }
    : {
        rule: 'lesser-watch',
        text: `Some give ${raga.name} to the ${watchName(prahar)}, and that is now.`,
      }
}

/** @param own the watch of the raga that is nearest to the present one. */
export function nearestWatchReason(raga: Raga, prahar: Prahar, own: Prahar): Reason {
  return {
    rule: 'nearest-watch',
    text: `None of the ragas Alap would offer you now joins ${raga.moodCategory} to the ${watchName(prahar)}. The nearest is ${raga.name}: its hour is the ${watchName(own)}.`,
  }
}

export function neverTenseReason(left: readonly Raga[]): Reason {
  const names = left.map(({ name }) => name).join(' and ')
  return {
    rule: 'never-tense',
    text: `${names} would belong to this hour, but tradition hears it as taut. A low mood is not offered that unasked.`,
  }
}

export function gentleFirstReason(left: readonly Raga[]): Reason {
  const names = left.map(({ name }) => name).join(' and ')
  return {
    rule: 'gentle-first',
    text: `${names} would belong to this hour too. For a first session Alap offers something gentler.`,
  }
}

export function mahadashaReason(raga: Raga, lord: Graha, leaning: Leaning): Reason {
  return {
    rule: 'mahadasha-leaning',
    text: `Your mahadasha is ${articled(lord)}’s, by tradition ${leaning.known}. In Alap’s own reading it leans to ${rasasShared(raga, leaning)}, which is heard in ${raga.name}.`,
  }
}

export function moonSignReason(raga: Raga, sign: Sign, leaning: Leaning): Reason {
  return {
    rule: 'moon-sign-leaning',
    text: `Your Moon is in ${sign}, by tradition ${leaning.known}. In Alap’s own reading it leans to ${rasasShared(raga, leaning)}, which is heard in ${raga.name}.`,
  }
}

export function chartYieldsReason(leanings: readonly Leaning[]): Reason {
  const rasas = [...new Set(leanings.flatMap((leaning) => leaning.rasas))]
  return {
    rule: 'chart-yields',
    text: `Your chart leans, in Alap’s own reading, to ${listed(rasas)}. No raga that this hour and mood leave has that, so the chart gives way.`,
  }
}

export function dayTurnReason(others: readonly Raga[]): Reason {
  return {
    rule: 'day-turn',
    text: `${listed(others.map(({ name }) => name))} would fit as well. They take turns from day to day.`,
  }
}

/** The most important reason, and whether the chart agrees with it. */
export function whyInShort([first, ...others]: readonly [Reason, ...Reason[]]): string {
  const isWith = others.some(
    ({ rule }) => rule === 'mahadasha-leaning' || rule === 'moon-sign-leaning',
  )
  return isWith ? `${first.text} Your chart leans the same way.` : first.text
}

/** The rasas of a leaning that a raga also has. */
function rasasShared(raga: Raga, leaning: Leaning): string {
  return listed(leaning.rasas.filter((rasa) => raga.rasa.includes(rasa)))
}

function articled(graha: Graha): string {
  return graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
