import type { Graha } from '~/jyotish/grahas/graha.ts'
import { namesOf } from '~/lib/words/name-forms.ts'

/** The grahas, in Latin letters by the English names of their bodies. */
export const GRAHA_NAMES = namesOf<Graha>({
  Sun: ['सूर्य', 'Sūrya'],
  Moon: ['चन्द्र', 'Candra'],
  Mars: ['मङ्गल', 'Maṅgala'],
  Mercury: ['बुध', 'Budha'],
  Jupiter: ['गुरु', 'Guru'],
  Venus: ['शुक्र', 'Śukra'],
  Saturn: ['शनि', 'Śani'],
  Rahu: ['राहु', 'Rāhu'],
  Ketu: ['केतु', 'Ketu'],
})

/** The rising point, which charts list before the grahas. */
export const LAGNA_NAME = { latin: 'Lagna', devanagari: 'लग्न', iast: 'Lagna' }
