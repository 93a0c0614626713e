import { ragaFrom } from '~/raga/model/raga.ts'

export const TODI = ragaFrom({
  id: 'todi',
  name: 'Todi',
  devanagari: 'तोड़ी',
  iast: 'Toṛī',
  thaat: 'Todi',
  aroha: "S r g M d N S'",
  avaroha: "S' N d P M g r S",
  vadi: 'd',
  samvadi: 'g',
  prahars: ['day-2'],
  rasa: ['karuna'],
  pakad: ['r:0.5 g:2~ /r S:4', 'r g M d:2 P:3', 'M:0.5 d:2 M:0.5 g:3~'],
  nyas: { d: 5, g: 3, S: 5, P: 3 },
  andolan: { g: { depthCents: 12, hz: 1.6 } },
  register: 'middle',
  voice: 'sitar',
  moodCategory: 'Karuna',
  shruti: { r: [53, 50], g: [25, 21], d: [43, 27] },
  tanpura: { firstString: 'P' },
  tonicHz: 130.81,
})
