/** The nine grahas in the order of the weekdays, and the nodes. */
export const GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const

export type Graha = (typeof GRAHAS)[number]
