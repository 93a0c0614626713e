import { ragaFrom } from '~/raga/model/raga.ts'

export const LALIT = ragaFrom({
  id: 'lalit',
  name: 'Lalit',
  devanagari: 'ललित',
  iast: 'Lalit',
  thaat: 'Purvi',
  aroha: ",N r G m, M m G, M d N S'",
  avaroha: "S' N d, M d M m, G M G r S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['night-4'],
  rasa: ['shanta', 'bhakti', 'karuna'],
  pakad: [',N r G m:3', 'M:0.5 /m:2 G:3', 'G:0.5 M d:1.5 M /m:2 G:3'],
  nyas: { m: 5, S: 5, G: 4, N: 2 },
  register: 'low',
  voice: 'bansuri',
  moodCategory: 'Shantha',
  tanpura: { firstString: 'm' },
  tonicHz: 138.59,
})
