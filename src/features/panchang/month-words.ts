import { type LunarMonth, MONTHS } from '~/jyotish/almanac/month/lunar-month.ts'
import { ADHIKA, MONTH_NAMES } from '~/jyotish/names/month-names.ts'
import { joined } from '~/lib/words/name-forms.ts'
import { ownName } from '~/lib/words/own-names.ts'

/**
 * The lunar month by both reckonings: "Pausha", or "Pausha, or Magha where months end at the full
 * moon". An added month says so, and so does one whose name authorities dispute.
 */
export function monthWords({ amanta, purnimanta, adhika, twoSankrantis }: LunarMonth): string {
  const nameOf = (index: number) => {
    const name = MONTH_NAMES[MONTHS[index] ?? 'Chaitra']
    return ownName(adhika ? joined(ADHIKA, name) : name)
  }
  const other =
    purnimanta === amanta ? '' : `, or ${nameOf(purnimanta)} where months end at the full moon`
  const doubt = twoSankrantis
    ? '. The Sun enters two signs in it, and almanacs differ on its name'
    : ''
  return `${nameOf(amanta)}${other}${doubt}`
}
