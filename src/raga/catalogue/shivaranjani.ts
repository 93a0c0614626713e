import { ragaFrom } from '~/raga/raga.ts'

export const SHIVARANJANI = ragaFrom({
  id: 'shivaranjani',
  name: 'Shivaranjani',
  devanagari: 'शिवरंजनी',
  thaat: 'Kafi',
  aroha: "S R g P D S'",
  avaroha: "S' D P g R S",
  vadi: 'P',
  samvadi: 'S',
  prahars: ['night-2'],
  rasa: ['karuna'],
  pakad: ['g R S:3', 'R ,D:2 S:3', 'P g R:2 S:3'],
  nyas: { P: 5, S: 5, g: 4, R: 3, D: 3 },
  voice: 'bansuri',
  moodCategory: 'Karuna',
  tanpura: { firstString: 'P' },
  tonicHz: 130.81,
  sources: ['en.wikipedia.org', 'lemonwire', 'topicsexpress'],
  disputes: [
    'Vadi and samvadi are general knowledge.',
    'Sources say late evening to midnight; one says half past four in the afternoon.',
  ],
})
