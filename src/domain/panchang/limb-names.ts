import { karanaName, YOGAS } from '~/jyotish/almanac/angles/angle-names.ts'
import { NAKSHATRAS } from '~/jyotish/chart/nakshatra.ts'
import { KARANA_NAMES } from '~/jyotish/names/karana-names.ts'
import { NAKSHATRA_NAMES } from '~/jyotish/names/nakshatra-names.ts'
import { tithiName } from '~/jyotish/names/tithi-names.ts'
import { YOGA_NAMES } from '~/jyotish/names/yoga-names.ts'
import type { Name } from '~/lib/words/name-forms.ts'

/** The parts of the Sun's and the Moon's angles that a panchang names. */
export type Limb = 'tithi' | 'nakshatra' | 'yoga' | 'karana'

/** The name of a part of a limb by its number. */
export function limbName(limb: Limb, index: number): Name {
  switch (limb) {
    case 'tithi':
      return tithiName(index)
    case 'nakshatra':
      return NAKSHATRA_NAMES[NAKSHATRAS[index] ?? 'Revati']
    case 'yoga':
      return YOGA_NAMES[YOGAS[index] ?? 'Vaidhriti']
    case 'karana':
      return KARANA_NAMES[karanaName(index)]
  }
}
