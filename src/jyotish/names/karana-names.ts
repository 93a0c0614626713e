import type { Karana } from '~/jyotish/almanac/angles/angle-names.ts'
import { namesOf } from '~/lib/words/name-forms.ts'

export const KARANA_NAMES = namesOf<Karana>({
  Kimstughna: ['किंस्तुघ्न', 'Kiṃstughna'],
  Bava: ['बव', 'Bava'],
  Balava: ['बालव', 'Bālava'],
  Kaulava: ['कौलव', 'Kaulava'],
  Taitila: ['तैतिल', 'Taitila'],
  Gara: ['गर', 'Gara'],
  Vanija: ['वणिज', 'Vaṇija'],
  Vishti: ['विष्टि', 'Viṣṭi'],
  Shakuni: ['शकुनि', 'Śakuni'],
  Chatushpada: ['चतुष्पद', 'Catuṣpada'],
  Naga: ['नाग', 'Nāga'],
})
