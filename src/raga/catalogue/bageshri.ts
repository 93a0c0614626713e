import { ragaFrom } from '~/raga/model/raga.ts'

export const BAGESHRI = ragaFrom({
  id: 'bageshri',
  name: 'Bageshri',
  devanagari: 'बागेश्री',
  iast: 'Bāgeśrī',
  thaat: 'Kafi',
  aroha: ",n S g m D n S'",
  avaroha: "S' n D, m P D m g, m g R S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['night-2', 'night-3'],
  rasa: ['viraha shringara', 'karuna'],
  pakad: ['S ,n ,D:2 ,n S:3', 'm D n D:2 m:3', 'm P D:1.5 (m)g:2 (S)R S:3'],
  nyas: { m: 5, S: 5, D: 4, g: 3, n: 2 },
  register: 'middle',
  voice: 'bansuri',
  moodCategory: 'Karuna',
  shruti: { n: [16, 9] },
  tanpura: { firstString: 'm' },
  tonicHz: 130.81,
})
