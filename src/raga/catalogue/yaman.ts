import { ragaFrom } from '~/raga/model/raga.ts'

export const YAMAN = ragaFrom({
  id: 'yaman',
  name: 'Yaman',
  devanagari: 'यमन',
  iast: 'Yaman',
  thaat: 'Kalyan',
  aroha: ",N R G M D N S'",
  avaroha: "S' N D P M G R S",
  vadi: 'G',
  samvadi: 'N',
  prahars: ['night-1'],
  rasa: ['shanta', 'shringara', 'bhakti'],
  pakad: [',N R G:2 R S:3', 'P M:2 G R:2 S:3'],
  nyas: { G: 5, N: 4, P: 4, R: 4, S: 5 },
  register: 'low',
  voice: 'bansuri',
  moodCategory: 'Shantha',
  shruti: { M: [64, 45], D: [27, 16], N: [243, 128] },
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
})
