import { type LunarMonth, MONTHS } from '~/jyotish/almanac/month/lunar-month.ts'

/**
 * The lunar month by both reckonings: "Pausha", or "Pausha, or Magha where months end at the full
 * moon". An added month says so, and so does one whose name authorities dispute.
 */
export function monthWords({ amanta, purnimanta, adhika, twoSankrantis }: LunarMonth): string {
  const nameOf = (index: number) => `${adhika ? 'Adhika ' : ''}${MONTHS[index]}`
  const other =
    purnimanta === amanta ? '' : `, or ${nameOf(purnimanta)} where months end at the full moon`
  const doubt = twoSankrantis
    ? '. The Sun enters two signs in it, and almanacs differ on its name'
    : ''
  return `${nameOf(amanta)}${other}${doubt}`
}
