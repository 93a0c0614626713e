import type { Prahar } from '~/raga/prahar.ts'

export type PraharNames = {
  /** "First watch of the day". */
  readonly name: string
  /** "Pratham prahar", as musicians say it. */
  readonly prahar: string
  readonly devanagari: string
  /** When it falls if the sun rises at six and sets at six. */
  readonly hours: string
}

const NAMES: Readonly<Record<Prahar, PraharNames>> = {
  'day-1': named('First', 'day', 'Pratham', 'दिन का प्रथम प्रहर', '6–9 in the morning'),
  'day-2': named('Second', 'day', 'Dvitiya', 'दिन का द्वितीय प्रहर', '9 to noon'),
  'day-3': named('Third', 'day', 'Tritiya', 'दिन का तृतीय प्रहर', 'noon to 3'),
  'day-4': named('Fourth', 'day', 'Chaturth', 'दिन का चतुर्थ प्रहर', '3–6 in the afternoon'),
  'night-1': named('First', 'night', 'Pratham', 'रात का प्रथम प्रहर', '6–9 in the evening'),
  'night-2': named('Second', 'night', 'Dvitiya', 'रात का द्वितीय प्रहर', '9 to midnight'),
  'night-3': named('Third', 'night', 'Tritiya', 'रात का तृतीय प्रहर', 'midnight to 3'),
  'night-4': named('Fourth', 'night', 'Chaturth', 'रात का चतुर्थ प्रहर', '3–6 before dawn'),
}

function named(
  ordinal: string,
  half: 'day' | 'night',
  hindi: string,
  devanagari: string,
  hours: string,
): PraharNames {
  return { name: `${ordinal} watch of the ${half}`, prahar: `${hindi} prahar`, devanagari, hours }
}

/** What a watch is called. */
export function praharNames(prahar: Prahar): PraharNames {
  return NAMES[prahar]
}
