import { karanaName, YOGAS } from '~/jyotish/almanac/angles/angle-names.ts'
import { NAKSHATRAS } from '~/jyotish/chart/nakshatra.ts'
import { tithiAt } from '~/jyotish/chart/tithi.ts'

/** The parts of the Sun's and the Moon's angles that a panchang names. */
export type Limb = 'tithi' | 'nakshatra' | 'yoga' | 'karana'

const FULL_OR_NEW = 15

/** A tithi by its number, 0 to 29 from the new moon: "Shukla Ekadashi", "Purnima". */
export function tithiName(index: number): string {
  const { day, name, paksha } = tithiAt(index)
  return day === FULL_OR_NEW ? name : `${paksha} ${name}`
}

/** The name of a part of a limb by its number. */
export function limbName(limb: Limb, index: number): string {
  switch (limb) {
    case 'tithi':
      return tithiName(index)
    case 'nakshatra':
      return NAKSHATRAS[index] ?? 'Revati'
    case 'yoga':
      return YOGAS[index] ?? 'Vaidhriti'
    case 'karana':
      return karanaName(index)
  }
}
