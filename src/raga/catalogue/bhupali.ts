import { ragaFrom } from '~/raga/model/raga.ts'

export const BHUPALI = ragaFrom({
  id: 'bhupali',
  name: 'Bhupali',
  devanagari: 'भूपाली',
  iast: 'Bhūpālī',
  thaat: 'Kalyan',
  aroha: "S R G P D S'",
  avaroha: "S' D P G R S",
  vadi: 'G',
  samvadi: 'D',
  prahars: ['night-1'],
  rasa: ['shanta'],
  pakad: ['S ,D:2 R S:3', 'G R:2 G:3', 'P G:2 D P:3'],
  nyas: { G: 5, P: 4, R: 3, D: 3, S: 5 },
  register: 'high',
  voice: 'bansuri',
  moodCategory: 'Shantha',
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
})
