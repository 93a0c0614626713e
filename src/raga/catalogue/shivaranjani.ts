import { ragaFrom } from '~/raga/model/raga.ts'

export const SHIVARANJANI = ragaFrom({
  id: 'shivaranjani',
  name: 'Shivaranjani',
  devanagari: 'शिवरंजनी',
  iast: 'Śivarañjanī',
  thaat: 'Kafi',
  aroha: "S R g P D S'",
  avaroha: "S' D P g R S",
  vadi: 'P',
  samvadi: 'S',
  prahars: ['night-2'],
  rasa: ['karuna'],
  pakad: ['R g P:3', 'D P g:1.5 R:3', 'g S R ,D:2 S:3'],
  nyas: { P: 5, S: 5, R: 4, g: 3, D: 2 },
  register: 'middle',
  voice: 'bansuri',
  moodCategory: 'Karuna',
  tanpura: { firstString: 'P' },
  tonicHz: 130.81,
})
