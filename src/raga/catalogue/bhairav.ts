import { ragaFrom } from '~/raga/model/raga.ts'

export const BHAIRAV = ragaFrom({
  id: 'bhairav',
  name: 'Bhairav',
  devanagari: 'भैरव',
  iast: 'Bhairav',
  thaat: 'Bhairav',
  aroha: "S r G m P d N S'",
  avaroha: "S' N d P m G r S",
  vadi: 'd',
  samvadi: 'r',
  prahars: ['day-1'],
  rasa: ['shanta', 'bhakti', 'gambhir'],
  pakad: ['G m (N)d:2~ d:2~ P:3', 'G:0.5 m:2 /r:3~ S:4'],
  nyas: { S: 5, d: 4, r: 4, P: 4, m: 3 },
  andolan: { r: { depthCents: 38, hz: 1.2 }, d: { depthCents: 34, hz: 1.2 } },
  register: 'middle',
  voice: 'bansuri',
  moodCategory: 'Shantha',
  tanpura: { firstString: 'P' },
  tonicHz: 130.81,
})
