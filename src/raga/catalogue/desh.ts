import { ragaFrom } from '~/raga/raga.ts'

export const DESH = ragaFrom({
  id: 'desh',
  name: 'Desh',
  devanagari: 'देश',
  thaat: 'Khamaj',
  aroha: "S R m P N S'",
  avaroha: "S' n D P, m G R, G ,N S",
  vadi: 'R',
  samvadi: 'P',
  prahars: ['night-2'],
  rasa: ['shringara'],
  pakad: ["R m P N:2 S':3", "R' n D:2 P:3", 'm G R:3'],
  nyas: { R: 5, P: 5, S: 5, m: 2, N: 2 },
  voice: 'bansuri',
  moodCategory: 'Shringara',
  shruti: { n: [16, 9] },
  tanpura: { firstString: 'P' },
  tonicHz: 146.83,
  sources: ['divine-spiritualism, 2013/09', 'Mathur et al. 2015, Front. Psychol. 6:513'],
  disputes: [
    'Also a raga of the rains, whatever the hour.',
    'The shade of komal Ni (16/9 here) is general knowledge.',
  ],
})
