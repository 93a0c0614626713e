import { findRaga } from '~/raga/catalogue.ts'
import { type Raga, type RagaId, ragaFrom } from '~/raga/model/raga.ts'
import { type Repertoire, repertoireFrom, repertoireOf } from '~/raga/repertoire.ts'

/** A raga as far as its likeness to a phrase goes. */
export type KnownRaga = { readonly raga: Raga; readonly written: Repertoire }

/** A raga of the catalogue. Throws when it is gone. */
export function known(id: RagaId): KnownRaga {
  const raga = findRaga(id)
  if (!raga) throw new Error(`${id} is gone`)
  return { raga, written: repertoireOf(id) }
}

/** What no likeness looks at; the id is that of the neighbour in the catalogue. */
const ANY = {
  devanagari: '',
  iast: '',
  rasa: ['shanta'],
  register: 'middle',
  voice: 'bansuri',
  moodCategory: 'Shantha',
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
} as const

/**
 * Deshkar, of the swaras of Bhupali: it rests on Dha and Pa, and Re is weak and never sustained
 * (autrimncpa.wordpress.com/deshkar, anjanai.github.io/ear-training; vadi and samvadi in
 * B. S. Sharma, Sitar Malika, ch. 21).
 */
export const DESHKAR: KnownRaga = {
  raga: ragaFrom({
    ...ANY,
    id: 'bhupali',
    name: 'Deshkar',
    thaat: 'Bilawal',
    aroha: "S R G P D S'",
    avaroha: "S' D P G R S",
    vadi: 'D',
    samvadi: 'G',
    prahars: ['day-2'],
    pakad: ["S' D:3", 'P D G P:3'],
    nyas: { D: 5, P: 5, S: 4, G: 2 },
  }),
  written: repertoireFrom({
    ragaId: 'bhupali',
    chalan: [
      'S R G P D',
      'D G P',
      "S' D P D G P G R S",
      'S G P D P',
      "D S' R' D R' S'",
      'G R S ,D S',
    ],
    phrases: ["S' D:2 D P:3"],
    cadence: 'P D G P G R S:5',
  }),
}

/**
 * Yaman Kalyan: Yaman with shuddha Ma between two Ga (autrimncpa.wordpress.com/yaman-kalyan,
 * indiaforums.com), and with Sa and Pa in the ascent (Nitin Amin, ragasphere.com).
 */
export const YAMAN_KALYAN: KnownRaga = {
  raga: ragaFrom({
    ...ANY,
    id: 'yaman',
    name: 'Yaman Kalyan',
    thaat: 'Kalyan',
    aroha: "S R G M P D N S'",
    avaroha: "S' N D P M G m G R S",
    vadi: 'G',
    samvadi: 'N',
    prahars: ['night-1'],
    pakad: [',N R G M P R G m G R G R ,N R S:3'],
    nyas: { G: 5, N: 4, P: 4, R: 4, S: 5 },
  }),
  written: repertoireFrom({
    ragaId: 'yaman',
    chalan: ["G M D S'", 'S R G', "P D N S'", 'S R G M P', 'N D P M G m G R'],
    phrases: ['R G m G R G R:3', ',N R G:2 m G R S:3'],
    cadence: 'P M G m G R S:5',
  }),
}
