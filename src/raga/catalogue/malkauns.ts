import { ragaFrom } from '~/raga/model/raga.ts'

export const MALKAUNS = ragaFrom({
  id: 'malkauns',
  name: 'Malkauns',
  devanagari: 'मालकौंस',
  iast: 'Mālkauṃs',
  thaat: 'Bhairavi',
  aroha: ",n S g m d n S'",
  avaroha: "S' n d m g m g S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['night-3'],
  rasa: ['shanta', 'veera'],
  pakad: ['g m:2 g S:3', ',n S ,n ,d ,n:2 ,d ,m:3'],
  nyas: { m: 5, S: 5, g: 3, d: 3, n: 4 },
  andolan: { g: { depthCents: 20, hz: 1.4 }, d: { depthCents: 18, hz: 1.4 } },
  register: 'low',
  voice: 'sitar',
  moodCategory: 'Shantha',
  shruti: { n: [16, 9] },
  tanpura: { firstString: 'm' },
  tonicHz: 123.47,
})
