/** The eight watches: four of the day counted from sunrise, four of the night from sunset. */
export type Prahar =
  | 'day-1'
  | 'day-2'
  | 'day-3'
  | 'day-4'
  | 'night-1'
  | 'night-2'
  | 'night-3'
  | 'night-4'

/** The watches in order from sunrise. */
export const PRAHARS: readonly Prahar[] = [
  'day-1',
  'day-2',
  'day-3',
  'day-4',
  'night-1',
  'night-2',
  'night-3',
  'night-4',
]

const MINUTES_A_DAY = 1440

/**
 * The watch at a moment: day and night are each divided into quarters, so the length of a watch
 * changes with the season. All three are minutes after local midnight; sunrise and sunset default
 * to six o'clock, and a sunset may be after midnight (far north).
 * @throws RangeError unless all three are numbers from 0 to 1440
 */
export function praharAt(minutesOfDay: number, sunriseMinutes = 360, sunsetMinutes = 1080): Prahar {
  for (const minutes of [minutesOfDay, sunriseMinutes, sunsetMinutes]) {
    if (!(minutes >= 0 && minutes <= MINUTES_A_DAY)) {
      throw new RangeError(`Not a minute of the day: ${minutes}`)
    }
  }
  const sinceSunrise = modulo(minutesOfDay - sunriseMinutes)
  const dayLength = modulo(sunsetMinutes - sunriseMinutes)
  const watch =
    sinceSunrise < dayLength
      ? Math.floor((4 * sinceSunrise) / dayLength)
      : 4 + Math.floor((4 * (sinceSunrise - dayLength)) / (MINUTES_A_DAY - dayLength))
  return PRAHARS[watch] ?? 'night-4'
}

function modulo(minutes: number): number {
  return ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
}

export type PraharNames = {
  /** "First watch of the day". */
  readonly name: string
  /** "Pratham prahar", as musicians say it. */
  readonly prahar: string
  readonly devanagari: string
  /** Its hours if the sun rises at six and sets at six. */
  readonly hours: string
  /** "9 to noon, the day's second watch (prahar)". */
  readonly told: string
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
  return {
    name: `${ordinal} watch of the ${half}`,
    prahar: `${hindi} prahar`,
    devanagari,
    hours,
    told: `${hours}, the ${half}'s ${ordinal.toLowerCase()} watch (prahar)`,
  }
}

/** The names of a watch. */
export function praharNames(prahar: Prahar): PraharNames {
  return NAMES[prahar]
}
