/** A mantra, named by its purpose. */
export type MantraId =
  | 'guru'
  | 'shani'
  | 'angaraka'
  | 'shiva'
  | 'soma'
  | 'surya'
  | 'saraswati'
  | 'ganesha'

export type Mantra = {
  readonly id: MantraId
  readonly title: string
  readonly devanagari: string
  /** The same, letter by letter, in the scholarly Latin alphabet (IAST). */
  readonly iast: string
  readonly meaning: string
  /** When, and how often: "108 times on Saturdays". */
  readonly practice: string
  /** Its weekday as `Date` counts, Sunday 0; `null` when every day is equally good. */
  readonly weekday: number | null
}

/**
 * The mantras of the rules in `mantras.ts`, in the usual wording: the seed syllable mantras of
 * the grahas, the five syllables of Shiva, and the plain salutations.
 */
export const MANTRAS: readonly Mantra[] = [
  {
    id: 'guru',
    title: 'Guru mantra',
    devanagari: 'ॐ ग्रां ग्रीं ग्रौं सः गुरवे नमः',
    iast: 'oṃ grāṃ grīṃ grauṃ saḥ gurave namaḥ',
    meaning:
      'Om. Salutation to Guru, the teacher of the gods, whose planet is Jupiter. Grāṃ, grīṃ and grauṃ are his seed syllables.',
    practice: '108 times, daily',
    weekday: null,
  },
  {
    id: 'shani',
    title: 'Shani mantra',
    devanagari: 'ॐ शं शनैश्चराय नमः',
    iast: 'oṃ śaṃ śanaiścarāya namaḥ',
    meaning: 'Om. Salutation to Shani, Saturn, who goes slowly. Śaṃ is his seed syllable.',
    practice: '108 times on Saturdays',
    weekday: 6,
  },
  {
    id: 'angaraka',
    title: 'Angaraka mantra',
    devanagari: 'ॐ अं अङ्गारकाय नमः',
    iast: 'oṃ aṃ aṅgārakāya namaḥ',
    meaning: 'Om. Salutation to Angaraka, Mars, red as an ember. Aṃ is his seed syllable.',
    practice: '108 times on Tuesdays',
    weekday: 2,
  },
  {
    id: 'shiva',
    title: 'Om Namah Shivaya',
    devanagari: 'ॐ नमः शिवाय',
    iast: 'oṃ namaḥ śivāya',
    meaning: 'Om. Salutation to Shiva, the kindly one: the mantra of five syllables.',
    practice: 'On any day, as often as you like',
    weekday: null,
  },
  {
    id: 'soma',
    title: 'Moon Sign mantra',
    devanagari: 'ॐ सोमाय नमः',
    iast: 'oṃ somāya namaḥ',
    meaning: 'Om. Salutation to Soma, the Moon.',
    practice: 'On Mondays',
    weekday: 1,
  },
  {
    id: 'surya',
    title: 'Moon Sign mantra',
    devanagari: 'ॐ सूर्याय नमः',
    iast: 'oṃ sūryāya namaḥ',
    meaning: 'Om. Salutation to Surya, the Sun.',
    practice: 'At sunrise',
    weekday: null,
  },
  {
    id: 'saraswati',
    title: 'Raga Enhancement mantra',
    devanagari: 'ॐ ऐं सरस्वत्यै नमः',
    iast: 'oṃ aiṃ sarasvatyai namaḥ',
    meaning: 'Om. Salutation to Saraswati, who gives speech and music. Aiṃ is her seed syllable.',
    practice: 'Before you listen to Yaman',
    weekday: null,
  },
  {
    id: 'ganesha',
    title: 'Protection mantra',
    devanagari: 'ॐ गं गणपतये नमः',
    iast: 'oṃ gaṃ gaṇapataye namaḥ',
    meaning:
      'Om. Salutation to Ganapati, Ganesha, who by tradition clears the way. Gaṃ is his seed syllable.',
    practice: 'On any day, before you begin',
    weekday: null,
  },
]
