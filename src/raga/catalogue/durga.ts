import { ragaFrom } from '~/raga/model/raga.ts'

export const DURGA = ragaFrom({
  id: 'durga',
  name: 'Durga',
  devanagari: 'दुर्गा',
  iast: 'Durgā',
  thaat: 'Bilawal',
  aroha: "S R m P D S'",
  avaroha: "S' D m, P D m, R ,D S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['night-2'],
  rasa: ['shringara', 'shanta'],
  pakad: ['R m P D:2 m:3', 'm P D:2 m:2 R:2 ,D S:3'],
  nyas: { m: 5, S: 5, D: 4, R: 4 },
  register: 'high',
  voice: 'bansuri',
  moodCategory: 'Shringara',
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
})
