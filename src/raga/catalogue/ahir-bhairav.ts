import { ragaFrom } from '~/raga/model/raga.ts'

export const AHIR_BHAIRAV = ragaFrom({
  id: 'ahir-bhairav',
  name: 'Ahir Bhairav',
  devanagari: 'अहीर भैरव',
  iast: 'Ahīr Bhairav',
  thaat: 'Bhairav',
  aroha: "S r G m P D n S'",
  avaroha: "S' n D P m G r S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['day-1'],
  rasa: ['shanta', 'bhakti', 'karuna'],
  pakad: ['S r G m:3', 'G m:2 r:3', ',n ,D:2 ,n r S:3'],
  nyas: { m: 4, S: 5, P: 4, r: 2, G: 5, D: 3, n: 3 },
  andolan: { r: { depthCents: 30, hz: 1.3 } },
  register: 'middle',
  voice: 'bansuri',
  moodCategory: 'Shantha',
  tanpura: { firstString: 'P' },
  tonicHz: 130.81,
})
