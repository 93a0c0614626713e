/**
 * The rules by which a raga is recommended.
 *
 * - `mood-category`: it is of the mood's category.
 * - `mood-rasa`: no raga of the watch is; but the category's rasa is heard in this one.
 * - `hour-leads`: no mood is told, so the watch goes first.
 * - `usual-watch`, `lesser-watch`: its hour is now, by most or by some.
 * - `nearest-watch`: no raga of the watch meets the mood; of those that do, its hour is the nearest.
 * - `never-tense`: a low mood is not offered a raga of tense character.
 * - `mahadasha-leaning`, `moon-sign-leaning`: the chart leans to a rasa that is heard in it.
 * - `chart-yields`: the chart leans to rasas that no raga left to choose from has.
 * - `day-turn`: several fit as well, and the day chose.
 */
export type RuleId =
  | 'mood-category'
  | 'mood-rasa'
  | 'hour-leads'
  | 'usual-watch'
  | 'lesser-watch'
  | 'nearest-watch'
  | 'never-tense'
  | 'mahadasha-leaning'
  | 'moon-sign-leaning'
  | 'chart-yields'
  | 'day-turn'

/** What a rule rests on: what is handed down, or what Alap made up for itself. */
type Standing = 'tradition' | 'own'

type Rule = {
  readonly standing: Standing
  /** Where it comes from, in words for the screen. */
  readonly source: string
}

const HOURS =
  'By tradition: the watches as Bhatkhande and those after him give them. D. Clarke, Rāgs Around the Clock (2024), tells of them.'
const MOODS =
  'Alap’s own order: Karuna for the low moods, Shantha for the even one, Shringara for the high.'

/** Every rule, and who answers for it. */
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
      'Alap’s own care: Marwa, Todi and Puriya Dhanashree are there for whoever asks for them.',
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
