import { ragaFrom } from '~/raga/raga.ts'

export const LALIT = ragaFrom({
  id: 'lalit',
  name: 'Lalit',
  devanagari: 'ललित',
  thaat: 'Purvi',
  aroha: ",N r G m, M m G, M d N S'",
  avaroha: "S' N d, M d M m, G M G r S",
  vadi: 'm',
  samvadi: 'S',
  prahars: ['night-4'],
  rasa: ['shanta', 'bhakti', 'karuna'],
  pakad: [',N r G m:3', 'M:0.5 /m:2 G:3', 'G:0.5 M d:1.5 M /m:2 G:3'],
  nyas: { m: 5, S: 5, G: 4, N: 2 },
  voice: 'bansuri',
  moodCategory: 'Shantha',
  tanpura: { firstString: 'm' },
  tonicHz: 138.59,
  sources: [
    'tanarang.tripod.com',
    'bharatiya-sangeet.blogspot.com, 2010/12',
    'raagparichay.com',
    'learnraga.com',
  ],
  disputes: [
    'Bhatkhande and some singers use shuddha Dha and count it to Marwa thaat; most use komal Dha.',
    'Sources hear this Dha a shade above komal Dha; here it keeps the usual 8/5.',
    'Some place it in the first watch of the day instead of the last of the night.',
    'Sources differ on whether Ni is a resting place.',
  ],
})
