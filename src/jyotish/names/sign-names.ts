import type { Sign } from '~/jyotish/chart/sign.ts'
import { namesOf } from '~/lib/words/name-forms.ts'

/** The rashis, in Latin letters by their English names. */
export const SIGN_NAMES = namesOf<Sign>({
  Aries: ['मेष', 'Meṣa'],
  Taurus: ['वृषभ', 'Vṛṣabha'],
  Gemini: ['मिथुन', 'Mithuna'],
  Cancer: ['कर्क', 'Karka'],
  Leo: ['सिंह', 'Siṃha'],
  Virgo: ['कन्या', 'Kanyā'],
  Libra: ['तुला', 'Tulā'],
  Scorpio: ['वृश्चिक', 'Vṛścika'],
  Sagittarius: ['धनु', 'Dhanu'],
  Capricorn: ['मकर', 'Makara'],
  Aquarius: ['कुम्भ', 'Kumbha'],
  Pisces: ['मीन', 'Mīna'],
})
