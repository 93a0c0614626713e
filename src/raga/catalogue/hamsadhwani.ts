import { ragaFrom } from '~/raga/model/raga.ts'

export const HAMSADHWANI = ragaFrom({
  id: 'hamsadhwani',
  name: 'Hamsadhwani',
  devanagari: 'हंसध्वनि',
  iast: 'Haṃsadhvani',
  thaat: 'Bilawal',
  aroha: "S R G P N S'",
  avaroha: "S' N P G R S",
  vadi: 'P',
  samvadi: 'S',
  prahars: ['night-2'],
  rasa: ['auspicious joy'],
  pakad: ['N P G:1.5 R:3', 'R G P R:2 S:3', 'G R:1.5 ,N ,P:1.5 S:3'],
  nyas: { P: 5, S: 5, R: 5, G: 3, N: 3 },
  register: 'middle',
  voice: 'sitar',
  moodCategory: 'Shringara',
  tanpura: { firstString: 'P' },
  tonicHz: 146.83,
})
