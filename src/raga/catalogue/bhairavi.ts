import { ragaFrom } from '~/raga/raga.ts'

export const BHAIRAVI = ragaFrom({
  id: 'bhairavi',
  name: 'Bhairavi',
  devanagari: 'भैरवी',
  thaat: 'Bhairavi',
  aroha: "S r g m P d n S'",
  avaroha: "S' n d P m g r S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['day-1'],
  rasa: ['karuna', 'bhakti', 'shringara'],
  pakad: ['g S r:1.5 S:3', 'g m P:3', "d m d n S':3", "r' S' d P:2 g m r:2 S:3"],
  nyas: { m: 5, S: 5, P: 4, g: 3, d: 3 },
  voice: 'bansuri',
  moodCategory: 'Karuna',
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
  sources: [
    'learnraga',
    'chandrakantha.com',
    'instapdf.in, Bhairavi',
    'ragajunglism.org/ragas/bhairavi',
    'raag-hindustani.com/Bhairavi',
  ],
  disputes: [
    'Vadi and samvadi are disputed: komal Dha and komal Ga, or Pa and Sa, for others.',
    'Also sung at any hour, as the last piece of a concert.',
    'Mixed (mishra) Bhairavi admits all twelve swaras; here it keeps to its seven.',
    'Resting on komal Ga and komal Dha is general knowledge; a source names Sa, Ma and Pa.',
  ],
})
