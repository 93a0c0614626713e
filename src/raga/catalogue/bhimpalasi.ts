import { ragaFrom } from '~/raga/model/raga.ts'

export const BHIMPALASI = ragaFrom({
  id: 'bhimpalasi',
  name: 'Bhimpalasi',
  devanagari: 'भीमपलासी',
  iast: 'Bhīmpalāsī',
  thaat: 'Kafi',
  aroha: ",n S g m P n S'",
  avaroha: "S' n D P m g R S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['day-3', 'day-4'],
  rasa: ['karuna', 'bhakti', 'shringara'],
  pakad: [',n S m:3', 'm P (m)g:1.5 m:3', 'g m g:1.5 R S:3'],
  nyas: { m: 5, S: 5, P: 3, g: 3, n: 3 },
  register: 'middle',
  voice: 'sitar',
  moodCategory: 'Karuna',
  tanpura: { firstString: 'P' },
  tonicHz: 130.81,
})
