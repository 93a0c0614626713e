import { ragaFrom } from '~/raga/model/raga.ts'

export const DESH = ragaFrom({
  id: 'desh',
  name: 'Desh',
  devanagari: 'देश',
  iast: 'Deś',
  thaat: 'Khamaj',
  aroha: "S R m P N S'",
  avaroha: "S' n D P, m G R, G ,N S",
  vadi: 'R',
  samvadi: 'P',
  prahars: ['night-2'],
  rasa: ['shringara'],
  pakad: ["R m P N:1.5 S':3", "R' n D:1.5 P:3", 'P D m G R:3', 'R G ,N:1.5 S:3'],
  nyas: { R: 5, P: 5, S: 5, m: 2, N: 2 },
  register: 'high',
  voice: 'bansuri',
  moodCategory: 'Shringara',
  shruti: { n: [16, 9] },
  tanpura: { firstString: 'P' },
  tonicHz: 146.83,
})
