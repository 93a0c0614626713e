import { ragaFrom } from '~/raga/model/raga.ts'

export const KAFI = ragaFrom({
  id: 'kafi',
  name: 'Kafi',
  devanagari: 'काफी',
  iast: 'Kāphī',
  thaat: 'Kafi',
  aroha: "S R g m P D n S'",
  avaroha: "S' n D P m g R S",
  vadi: 'P',
  samvadi: 'S',
  prahars: ['night-2'],
  rasa: ['shringara'],
  pakad: ['S S R R g g m m P:3', 'm P D P (m)g:2 R:3', 'P m g R:2 S:3'],
  nyas: { P: 5, S: 5, R: 4, m: 2, g: 2 },
  register: 'middle',
  voice: 'sitar',
  moodCategory: 'Shringara',
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
})
