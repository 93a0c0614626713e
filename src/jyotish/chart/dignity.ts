import type { Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

export type Dignity = 'exalted' | 'moolatrikona' | 'own sign' | 'debilitated'

/** A part of a sign, from ≤ degree < until. */
type Part = { readonly sign: Sign; readonly from: number; readonly until: number }

type Seats = {
  readonly exalted: Part
  readonly moolatrikona: Part
  readonly own: readonly Sign[]
  readonly debilitated: Sign
}

const whole = (sign: Sign): Part => ({ sign, from: 0, until: 30 })

/**
 * Brihat Parashara Hora Shastra, chapter 3, verses 49 to 54 (Santhanam's numbers): where a sign is both, the
 * Moon is exalted in the first three degrees of Taurus, and Mercury in the first fifteen of Virgo. Compared with
 * https://www.tamilsurangam.in/astrology/vedic_astrology/bphs/graha_characters_and_description_4.html
 */
const SEATS: Readonly<Record<Exclude<Graha, 'Rahu' | 'Ketu'>, Seats>> = {
  Sun: {
    exalted: whole('Aries'),
    moolatrikona: { sign: 'Leo', from: 0, until: 20 },
    own: ['Leo'],
    debilitated: 'Libra',
  },
  Moon: {
    exalted: { sign: 'Taurus', from: 0, until: 3 },
    moolatrikona: { sign: 'Taurus', from: 3, until: 30 },
    own: ['Cancer'],
    debilitated: 'Scorpio',
  },
  Mars: {
    exalted: whole('Capricorn'),
    moolatrikona: { sign: 'Aries', from: 0, until: 12 },
    own: ['Aries', 'Scorpio'],
    debilitated: 'Cancer',
  },
  Mercury: {
    exalted: { sign: 'Virgo', from: 0, until: 15 },
    moolatrikona: { sign: 'Virgo', from: 15, until: 20 },
    own: ['Gemini', 'Virgo'],
    debilitated: 'Pisces',
  },
  Jupiter: {
    exalted: whole('Cancer'),
    moolatrikona: { sign: 'Sagittarius', from: 0, until: 10 },
    own: ['Sagittarius', 'Pisces'],
    debilitated: 'Capricorn',
  },
  Venus: {
    exalted: whole('Pisces'),
    moolatrikona: { sign: 'Libra', from: 0, until: 15 },
    own: ['Taurus', 'Libra'],
    debilitated: 'Virgo',
  },
  Saturn: {
    exalted: whole('Libra'),
    moolatrikona: { sign: 'Aquarius', from: 0, until: 20 },
    own: ['Capricorn', 'Aquarius'],
    debilitated: 'Aries',
  },
}

/**
 * The dignity of a graha by its sign and its degree within it, 0 ≤ degree < 30; `null` where it has none.
 * Rahu and Ketu have none here, because schools disagree about theirs.
 */
export function dignityOf(graha: Graha, sign: Sign, degree: number): Dignity | null {
  if (graha === 'Rahu' || graha === 'Ketu') return null
  const { exalted, moolatrikona, own, debilitated } = SEATS[graha]
  const isIn = (part: Part) => part.sign === sign && part.from <= degree && degree < part.until
  if (isIn(exalted)) return 'exalted'
  if (isIn(moolatrikona)) return 'moolatrikona'
  if (own.includes(sign)) return 'own sign'
  return sign === debilitated ? 'debilitated' : null
}
