import { ragaFrom } from '~/raga/model/raga.ts'

export const DARBARI_KANADA = ragaFrom({
  id: 'darbari-kanada',
  name: 'Darbari Kanada',
  devanagari: 'दरबारी कान्हड़ा',
  iast: 'Darbārī Kānhaṛā',
  thaat: 'Asavari',
  aroha: "S R g, m P d n S'",
  avaroha: "S' d n P, m P g, m R S",
  vadi: 'R',
  samvadi: 'P',
  prahars: ['night-3'],
  rasa: ['shanta', 'gambhir'],
  pakad: ['(m)g:3~ m /R:2 S:4', 'S (,n),d:3~ ,n /,P:4'],
  nyas: { R: 5, S: 5, P: 4 },
  andolan: { g: { depthCents: -60, hz: 0.8 }, d: { depthCents: -36, hz: 1.2 } },
  register: 'low',
  voice: 'sitar',
  moodCategory: 'Shantha',
  shruti: { g: [32, 27], d: [128, 81], n: [16, 9] },
  tanpura: { firstString: 'P' },
  tonicHz: 123.47,
})
