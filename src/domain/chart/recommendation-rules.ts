/**
 * The rules by which a raga is recommended.
 *
 * - `mood-category`: it is of the mood's category.
 * - `mood-rasa`: no raga of the watch is of that category, but this one has the category's rasa.
 * - `hour-leads`: no mood is given, so the watch decides first.
 * - `usual-watch`, `lesser-watch`: its hour is now, in most sources or in some.
 * - `nearest-watch`: no raga of the watch suits the mood; of those that do, its hour is the
 *   nearest.
 * - `never-tense`: a low mood is not offered a raga of tense character.
 * - `gentle-first`: somebody who has heard no session yet is offered none that is tense or grave.
 * - `mahadasha-leaning`, `moon-sign-leaning`: the chart favours a rasa that it has.
 * - `chart-yields`: the chart favours rasas that no remaining raga has.
 * - `day-turn`: several suit equally well, and the day decides.
 */
export type RuleId =
  | 'mood-category'
  | 'mood-rasa'
  | 'hour-leads'
  | 'usual-watch'
  | 'lesser-watch'
  | 'nearest-watch'
  | 'never-tense'
  | 'gentle-first'
  | 'mahadasha-leaning'
  | 'moon-sign-leaning'
  | 'chart-yields'
  | 'day-turn'

/** What a rule is based on: tradition, or Alap's own decision. */
type Standing = 'tradition' | 'own'

type Rule = {
  readonly standing: Standing
  /** Its source, in words for the screen. */
  readonly source: string
}

const HOURS =
  'By tradition: the watches as Bhatkhande and those after him give them. D. Clarke, Rāgs Around the Clock (2024), tells of them.'
const MOODS =
  'Alap’s own order: Karuna for the low moods, Shantha for the even one, Shringara for the high.'

/** Every rule and its source. */
export const RULES: Readonly<Record<RuleId, Rule>> = {
  'mood-category': { standing: 'own', source: MOODS },
  'mood-rasa': {
    standing: 'tradition',
    source: 'By tradition: the rasas that the sources of the raga name.',
  },
  'hour-leads': {
    standing: 'own',
    source: 'Alap’s own order: without a mood, the hour goes first.',
  },
  'usual-watch': { standing: 'tradition', source: HOURS },
  'lesser-watch': { standing: 'tradition', source: HOURS },
  'nearest-watch': {
    standing: 'own',
    source: 'Alap’s own order: the mood goes before the hour, and keeps as near to it as it can.',
  },
  'never-tense': {
    standing: 'own',
    source:
      'Alap’s own care: in a low mood, Marwa, Todi and Puriya Dhanashree wait until you ask for them.',
  },
  'gentle-first': {
    standing: 'own',
    source: 'Alap’s own care: the first raga that somebody hears is a gentle one.',
  },
  'mahadasha-leaning': {
    standing: 'own',
    source:
      'What each graha stands for is Brihat Parashara Hora Shastra 3.12–13; that it leans to a rasa is Alap’s own reading. Modern lists agree on the Moon and Venus alone.',
  },
  'moon-sign-leaning': {
    standing: 'own',
    source: 'The element of each sign is tradition; that it leans to a rasa is Alap’s own reading.',
  },
  'chart-yields': {
    standing: 'own',
    source: 'Alap’s own order: the chart chooses among what mood and hour leave.',
  },
  'day-turn': { standing: 'own', source: 'Alap’s own order: one after another, day by day.' },
}
