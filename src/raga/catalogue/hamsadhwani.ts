import { ragaFrom } from '~/raga/raga.ts'

export const HAMSADHWANI = ragaFrom({
  id: 'hamsadhwani',
  name: 'Hamsadhwani',
  devanagari: 'हंसध्वनि',
  thaat: 'Bilawal',
  aroha: "S R G P N S'",
  avaroha: "S' N P G R S",
  vadi: 'P',
  samvadi: 'S',
  prahars: ['night-2'],
  rasa: ['auspicious joy'],
  pakad: ['N P G R:3', 'R G P R:2 S:3'],
  nyas: { P: 5, S: 5, R: 4, G: 3, N: 3 },
  voice: 'veena',
  moodCategory: 'Shringara',
  tanpura: { firstString: 'P' },
  tonicHz: 146.83,
  sources: ['santurasangita', 'tanarang.tripod'],
  disputes: [
    'Vadi and samvadi are given as Sa and Pa, or Pa and Re, elsewhere.',
    'It came from Carnatic music, which binds it to no hour.',
  ],
})
