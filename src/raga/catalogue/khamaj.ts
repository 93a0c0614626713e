import { ragaFrom } from '~/raga/model/raga.ts'

export const KHAMAJ = ragaFrom({
  id: 'khamaj',
  name: 'Khamaj',
  devanagari: 'खमाज',
  iast: 'Khamāj',
  thaat: 'Khamaj',
  aroha: "S G m P D N S'",
  avaroha: "S' n D P m G R S",
  vadi: 'G',
  samvadi: 'N',
  prahars: ['night-2', 'night-1'],
  rasa: ['shringara'],
  pakad: ['G m P D:2 m G:3', 'n D m P D:2 m G:3', 'P m G:1.5 R S:3'],
  nyas: { G: 5, S: 5, P: 4, m: 3, D: 2, N: 3 },
  register: 'high',
  voice: 'bansuri',
  moodCategory: 'Shringara',
  shruti: { n: [16, 9] },
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
})
