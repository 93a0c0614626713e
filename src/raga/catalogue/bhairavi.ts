import { ragaFrom } from '~/raga/model/raga.ts'

export const BHAIRAVI = ragaFrom({
  id: 'bhairavi',
  name: 'Bhairavi',
  devanagari: 'भैरवी',
  iast: 'Bhairavī',
  thaat: 'Bhairavi',
  aroha: "S r g m P d n S'",
  avaroha: "S' n d P m g r S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['day-1'],
  rasa: ['karuna', 'bhakti', 'shringara'],
  pakad: ['g S r:1.5 S:3', 'g m P:3', "d m d n S':3", "r' S' d P:2 g m r:2 S:3"],
  nyas: { m: 5, S: 5, P: 4, g: 3, d: 3 },
  passing: ['S ,N S', 'r ,N S', 'm M m', 'S R g'],
  register: 'middle',
  voice: 'bansuri',
  moodCategory: 'Karuna',
  tanpura: { firstString: 'P' },
  tonicHz: 138.59,
})
