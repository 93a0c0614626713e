import { TITHI_NAMES } from '~/jyotish/names/tithi-names.ts'
import type { Name } from '~/lib/words/name-forms.ts'

/** The days of which people keep a calendar; three of them are tithis. */
export const OBSERVANCE_NAMES = {
  ekadashi: TITHI_NAMES.Ekadashi,
  purnima: TITHI_NAMES.Purnima,
  amavasya: TITHI_NAMES.Amavasya,
  sankranti: { latin: 'Sankranti', devanagari: 'सङ्क्रान्ति', iast: 'Saṅkrānti' },
  pradosha: { latin: 'Pradosha', devanagari: 'प्रदोष', iast: 'Pradoṣa' },
} as const satisfies Readonly<Record<string, Name>>
