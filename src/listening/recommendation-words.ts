import type { NatalSky } from '~/domain/chart/natal-sky.ts'
import { type MoodCategory, moodOf } from '~/domain/mood/mood.ts'
import type { Reason } from '~/domain/recommendation/recommendation.ts'
import type { RuleId } from '~/domain/recommendation/recommendation-rules.ts'
import { SIGNS, type Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { inSentence, ownName } from '~/lib/words/own-names.ts'
import { CATEGORY_MEANINGS } from '~/listening/category-meanings.ts'
import { type Prahar, praharNames } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'

/** A category in plain words: "Karuna, tenderness". */
export function categoryWords(category: MoodCategory): string {
  return `${category}, ${CATEGORY_MEANINGS[category]}`
}

const HOURS =
  'By tradition: the watches as Bhatkhande and those after him give them. D. Clarke, Rāgs Around the Clock (2024), tells of them.'

/** What each rule is based on: tradition, or Alap's own decision. */
export const RULE_SOURCES: Readonly<Record<RuleId, string>> = {
  'mood-category':
    'Alap’s own order: Karuna for the low moods, Shantha for the even one, Shringara for the high.',
  'mood-rasa': 'By tradition: the rasas that the sources of the raga name.',
  'hour-leads': 'Alap’s own order: without a mood, the hour goes first.',
  'usual-watch': HOURS,
  'lesser-watch': HOURS,
  'nearest-watch':
    'Alap’s own order: the mood goes before the hour, and keeps as near to it as it can.',
  'never-tense':
    'Alap’s own care: in a low mood, Marwa, Todi and Puriya Dhanashree wait until you ask for them.',
  'gentle-first': 'Alap’s own care: the first raga that somebody hears is a gentle one.',
  'mahadasha-leaning':
    'What each graha stands for is Brihat Parashara Hora Shastra 3.12–13; that it leans to a rasa is Alap’s own reading. Modern lists agree on the Moon and Venus alone.',
  'moon-sign-leaning':
    'The element of each sign is tradition; that it leans to a rasa is Alap’s own reading.',
  'chart-yields': 'Alap’s own order: the chart chooses among what mood and hour leave.',
  'day-turn': 'Alap’s own order: one after another, day by day.',
}

/**
 * What a graha stands for, by Brihat Parashara Hora Shastra 3.12–13 for the seven; that verse does
 * not name the nodes, and theirs here is commonly given.
 */
const KNOWN_GRAHAS: Readonly<Record<Graha, string>> = {
  Sun: 'the graha of the soul',
  Moon: 'the graha of the mind',
  Mars: 'the graha of strength',
  Mercury: 'the graha of speech',
  Jupiter: 'the graha of knowledge and happiness',
  Venus: 'the graha of desire',
  Saturn: 'the graha of grief',
  Rahu: 'the node of longing',
  Ketu: 'the node of release',
}

/** The four elements in the order in which they repeat over the signs, from Aries. */
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const

/** Why a raga was recommended, in one or two sentences. */
export function reasonWords(reason: Reason, raga: Raga): string {
  switch (reason.rule) {
    case 'mood-category':
      return `${moodWords(reason)}, and ${raga.name} is one of its ragas.`
    case 'mood-rasa':
      return `${moodWords(reason)}, which tradition also hears in ${raga.name}.`
    case 'hour-leads':
      return 'Today’s mood is still open, so the hour goes first.'
    case 'usual-watch':
      return `By tradition ${raga.name} belongs to the ${watchName(reason.prahar)}, and that is now.`
    case 'lesser-watch':
      return `Some give ${raga.name} to the ${watchName(reason.prahar)}, and that is now.`
    case 'nearest-watch':
      return `None of the ragas Alap would offer you now joins ${raga.moodCategory} to the ${watchName(reason.prahar)}. The nearest is ${raga.name}: its hour is the ${watchName(reason.own)}.`
    case 'never-tense':
      return `${reason.left.join(' and ')} would belong to this hour, but tradition hears it as taut. A low mood is not offered that unasked.`
    case 'gentle-first':
      return `${reason.left.join(' and ')} would belong to this hour too. For a first session Alap offers something gentler.`
    case 'mahadasha-leaning':
      return `Your mahadasha is ${inSentence(GRAHA_NAMES[reason.lord])}’s, by tradition ${KNOWN_GRAHAS[reason.lord]}. ${readingWords(reason.rasas, raga)}`
    case 'moon-sign-leaning':
      return `Your Moon is in ${ownName(SIGN_NAMES[reason.sign])}, by tradition a sign of ${elementOf(reason.sign)}. ${readingWords(reason.rasas, raga)}`
    case 'chart-yields':
      return `Your chart leans, in Alap’s own reading, to ${listed(reason.rasas)}. No raga that this hour and mood leave has that, so the chart gives way.`
    case 'day-turn':
      return `${listed(reason.others)} would fit as well. They take turns from day to day.`
    default:
      return assertNever(reason)
  }
}

/** "Moon mahadasha, Mars antardasha"; `null` when no period is known. */
export function influenceWords(sky: NatalSky | null): string | null {
  if (!sky?.mahadasha) return null
  const { mahadasha, antardasha } = sky
  const first = `${ownName(GRAHA_NAMES[mahadasha])} mahadasha`
  return antardasha ? `${first}, ${ownName(GRAHA_NAMES[antardasha])} antardasha` : first
}

/** The most important reason, and whether the chart agrees with it. */
export function whyInShort([first, ...others]: readonly [Reason, ...Reason[]], raga: Raga): string {
  const isWith = others.some(
    ({ rule }) => rule === 'mahadasha-leaning' || rule === 'moon-sign-leaning',
  )
  const words = reasonWords(first, raga)
  return isWith ? `${words} Your chart leans the same way.` : words
}

type OfMood = Extract<Reason, { rule: 'mood-category' | 'mood-rasa' }>

function moodWords({ mood, category }: OfMood): string {
  return `You feel ${moodOf(mood).word}. Alap meets that with ${category}, the mood of ${CATEGORY_MEANINGS[category]}`
}

function readingWords(rasas: readonly string[], raga: Raga): string {
  return `In Alap’s own reading it leans to ${listed(rasas)}, which is heard in ${raga.name}.`
}

function watchName(prahar: Prahar): string {
  return praharNames(prahar).name.toLowerCase()
}

function elementOf(sign: Sign): string {
  return ELEMENTS[SIGNS.indexOf(sign) % 4] ?? ELEMENTS[0]
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
