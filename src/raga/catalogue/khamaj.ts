import { ragaFrom } from '~/raga/raga.ts'

export const KHAMAJ = ragaFrom({
  id: 'khamaj',
  name: 'Khamaj',
  devanagari: 'खमाज',
  thaat: 'Khamaj',
  aroha: "S G m P D N S'",
  avaroha: "S' n D P m G R S",
  vadi: 'G',
  samvadi: 'N',
  prahars: ['night-2', 'night-1'],
  rasa: ['shringara'],
  pakad: ['G m P D:2 m G:3', 'N D m P D:2 m G:3'],
  nyas: { G: 5, m: 4, P: 4, S: 5, D: 3 },
  voice: 'bansuri',
  moodCategory: 'Shringara',
  shruti: { n: [16, 9] },
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
  sources: ['musicbanaras', 'en.wikipedia.org'],
  disputes: [
    'Vadi and samvadi: Ga and Ni here is general knowledge; sources give Pa and Ga, or Ga and Dha.',
    'Sources differ between the first and the second watch of the night.',
    'The shade of komal Ni (16/9 here) is general knowledge.',
  ],
})
