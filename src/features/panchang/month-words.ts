import { type LunarMonth, MONTHS } from '~/jyotish/almanac/month/lunar-month.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { ADHIKA, MONTH_NAMES } from '~/jyotish/names/month-names.ts'
import { joined, type Name } from '~/lib/words/name-forms.ts'
import { inSentence, ownName } from '~/lib/words/own-names.ts'

/**
 * The lunar month by both reckonings: "Pausha", and where the other has another one, the note "or Magha where
 * months end at the full moon". An added month is named so, and a name that authorities dispute is noted.
 */
export function monthShown(month: LunarMonth): { readonly value: Name; readonly note: string } {
  const { amanta, purnimanta, adhika, twoSankrantis } = month
  const nameOf = (index: number) => {
    const name = MONTH_NAMES[MONTHS[index] ?? 'Chaitra']
    return adhika ? joined(ADHIKA, name) : name
  }
  const other = `or ${ownName(nameOf(purnimanta))} where months end at the full moon`
  const doubt = `${inSentence(GRAHA_NAMES.Sun)} enters two signs in it, and almanacs differ on its name`
  const notes = [...(purnimanta === amanta ? [] : [other]), ...(twoSankrantis ? [doubt] : [])]
  return { value: nameOf(amanta), note: notes.join('; ') }
}
