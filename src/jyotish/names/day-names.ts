import type { Choghadiya } from '~/jyotish/almanac/parts/horas.ts'
import type { Vara } from '~/jyotish/almanac/parts/vara.ts'
import { namesOf } from '~/lib/words/name-forms.ts'

export const VARA_NAMES = namesOf<Vara>({
  Ravivara: ['रविवार', 'Ravivāra'],
  Somavara: ['सोमवार', 'Somavāra'],
  Mangalavara: ['मङ्गलवार', 'Maṅgalavāra'],
  Budhavara: ['बुधवार', 'Budhavāra'],
  Guruvara: ['गुरुवार', 'Guruvāra'],
  Shukravara: ['शुक्रवार', 'Śukravāra'],
  Shanivara: ['शनिवार', 'Śanivāra'],
})

export const CHOGHADIYA_NAMES = namesOf<Choghadiya>({
  Udvega: ['उद्वेग', 'Udvega'],
  Chara: ['चर', 'Cara'],
  Labha: ['लाभ', 'Lābha'],
  Amrita: ['अमृत', 'Amṛta'],
  Kala: ['काल', 'Kāla'],
  Shubha: ['शुभ', 'Śubha'],
  Roga: ['रोग', 'Roga'],
})

/** The times of a day that an almanac marks. */
export const KAAL_NAMES = namesOf({
  'Rahu kaal': ['राहु काल', 'Rāhu kāla'],
  Yamaganda: ['यमगण्ड', 'Yamagaṇḍa'],
  Gulika: ['गुलिक', 'Gulika'],
  Abhijit: ['अभिजित्', 'Abhijit'],
})
