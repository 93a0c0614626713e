import { ragaFrom } from '~/raga/raga.ts'

export const BAGESHRI = ragaFrom({
  id: 'bageshri',
  name: 'Bageshri',
  devanagari: 'बागेश्री',
  thaat: 'Kafi',
  aroha: ",n S g m D n S'",
  avaroha: "S' n D, m P D m g, m g R S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['night-2', 'night-3'],
  rasa: ['viraha shringara', 'karuna'],
  pakad: ['S ,n ,D:2 S:3', 'm D n D:2 m:2 g R S:3'],
  nyas: { m: 5, S: 5, D: 4, g: 3 },
  voice: 'bansuri',
  moodCategory: 'Karuna',
  shruti: { n: [16, 9] },
  tanpura: { firstString: 'm' },
  tonicHz: 130.81,
  sources: ['sangeetguru.in', 'paipa.in', 'swarganga.blogspot'],
  disputes: [
    'Sources differ between the second and the third watch of the night.',
    'The bent turn through Pa in the descent is general knowledge.',
  ],
})
