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
