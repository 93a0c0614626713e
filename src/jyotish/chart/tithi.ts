import { inFullCircle, type SiderealLongitude } from '~/jyotish/angle.ts'

export type Tithi = {
  /** 1 to 15 of the fortnight. */
  readonly day: number
  /** The waxing half of the month, or the waning. */
  readonly paksha: 'Shukla' | 'Krishna'
  readonly name: TithiName
}

export type TithiName = (typeof NAMES)[number] | 'Purnima' | 'Amavasya'

const NAMES = [
  'Pratipada',
  'Dvitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dvadashi',
  'Trayodashi',
  'Chaturdashi',
] as const

/** The lunar day: one for every 12° that the Moon gains on the Sun (Surya Siddhanta, 2.66). */
export function tithiOf(moon: SiderealLongitude, sun: SiderealLongitude): Tithi {
  return tithiAt(Math.floor(inFullCircle(moon - sun) / 12))
}

/** A tithi by its number, 0 to 29 from the new moon. */
export function tithiAt(index: number): Tithi {
  const paksha = index < 15 ? 'Shukla' : 'Krishna'
  return {
    day: (index % 15) + 1,
    paksha,
    name: NAMES[index % 15] ?? (paksha === 'Shukla' ? 'Purnima' : 'Amavasya'),
  }
}
