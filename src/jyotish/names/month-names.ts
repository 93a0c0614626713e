import type { MonthName } from '~/jyotish/almanac/month/lunar-month.ts'
import { namesOf } from '~/lib/words/name-forms.ts'

export const MONTH_NAMES = namesOf<MonthName>({
  Chaitra: ['चैत्र', 'Caitra'],
  Vaishakha: ['वैशाख', 'Vaiśākha'],
  Jyeshtha: ['ज्येष्ठ', 'Jyeṣṭha'],
  Ashadha: ['आषाढ', 'Āṣāḍha'],
  Shravana: ['श्रावण', 'Śrāvaṇa'],
  Bhadrapada: ['भाद्रपद', 'Bhādrapada'],
  Ashvina: ['आश्विन', 'Āśvina'],
  Kartika: ['कार्तिक', 'Kārtika'],
  Margashirsha: ['मार्गशीर्ष', 'Mārgaśīrṣa'],
  Pausha: ['पौष', 'Pauṣa'],
  Magha: ['माघ', 'Māgha'],
  Phalguna: ['फाल्गुन', 'Phālguna'],
})

/** What stands before the name of an added month. */
export const ADHIKA = { latin: 'Adhika', devanagari: 'अधिक', iast: 'Adhika' }
