/** The twenty-seven yogas in order, 13°20′ of the Sun's and the Moon's longitudes together. */
export const YOGAS = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyana',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const

export type Yoga = (typeof YOGAS)[number]

const MOVABLE_KARANAS = [
  'Bava',
  'Balava',
  'Kaulava',
  'Taitila',
  'Gara',
  'Vanija',
  'Vishti',
] as const
const LAST_KARANAS = ['Shakuni', 'Chatushpada', 'Naga'] as const

export type Karana = 'Kimstughna' | (typeof MOVABLE_KARANAS)[number] | (typeof LAST_KARANAS)[number]

/**
 * The name of a half tithi, 0 to 59 from the new moon: Kimstughna, eight rounds of the seven
 * movable ones, then three that come once (Surya Siddhanta, chapter 2, verses 67–69).
 */
export function karanaName(index: number): Karana {
  if (index === 0) return 'Kimstughna'
  return LAST_KARANAS[index - 57] ?? MOVABLE_KARANAS[(index - 1) % 7] ?? 'Bava'
}
