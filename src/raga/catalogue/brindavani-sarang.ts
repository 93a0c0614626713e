import { ragaFrom } from '~/raga/model/raga.ts'

export const BRINDAVANI_SARANG = ragaFrom({
  id: 'brindavani-sarang',
  name: 'Brindavani Sarang',
  devanagari: 'वृन्दावनी सारंग',
  iast: 'Vṛndāvanī Sāraṅg',
  thaat: 'Kafi',
  aroha: ",N S R m P N S'",
  avaroha: "S' n P m R S",
  vadi: 'R',
  samvadi: 'P',
  prahars: ['day-3', 'day-2'],
  rasa: ['shringara', 'shanta'],
  pakad: [',N S R m R:2 P m R:3', 'R m P n:1.5 P:2 m R:2 ,N S:4'],
  nyas: { R: 5, S: 5, P: 4 },
  register: 'high',
  voice: 'bansuri',
  moodCategory: 'Shantha',
  shruti: { n: [16, 9] },
  tanpura: { firstString: 'P' },
  tonicHz: 146.83,
})
