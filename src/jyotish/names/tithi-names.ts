import { type TithiName, tithiAt } from '~/jyotish/chart/tithi.ts'
import { joined, type Name, namesOf } from '~/lib/words/name-forms.ts'

export const TITHI_NAMES = namesOf<TithiName>({
  Pratipada: ['प्रतिपदा', 'Pratipadā'],
  Dvitiya: ['द्वितीया', 'Dvitīyā'],
  Tritiya: ['तृतीया', 'Tṛtīyā'],
  Chaturthi: ['चतुर्थी', 'Caturthī'],
  Panchami: ['पञ्चमी', 'Pañcamī'],
  Shashthi: ['षष्ठी', 'Ṣaṣṭhī'],
  Saptami: ['सप्तमी', 'Saptamī'],
  Ashtami: ['अष्टमी', 'Aṣṭamī'],
  Navami: ['नवमी', 'Navamī'],
  Dashami: ['दशमी', 'Daśamī'],
  Ekadashi: ['एकादशी', 'Ekādaśī'],
  Dvadashi: ['द्वादशी', 'Dvādaśī'],
  Trayodashi: ['त्रयोदशी', 'Trayodaśī'],
  Chaturdashi: ['चतुर्दशी', 'Caturdaśī'],
  Purnima: ['पूर्णिमा', 'Pūrṇimā'],
  Amavasya: ['अमावस्या', 'Amāvasyā'],
})

/** The waxing half of the month, and the waning. */
export const PAKSHA_NAMES = namesOf({
  Shukla: ['शुक्ल', 'Śukla'],
  Krishna: ['कृष्ण', 'Kṛṣṇa'],
})

const FULL_OR_NEW = 15

/** A tithi by its number, 0 to 29 from the new moon: "Shukla Ekadashi", "Purnima". */
export function tithiName(index: number): Name {
  const { day, name, paksha } = tithiAt(index)
  const tithi = TITHI_NAMES[name]
  return day === FULL_OR_NEW ? tithi : joined(PAKSHA_NAMES[paksha], tithi)
}
