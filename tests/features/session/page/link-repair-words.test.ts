import { expect, test } from 'vitest'
import type { LinkRepair } from '~/domain/improvisation/improvisation-link.ts'
import { linkRepairWords } from '~/features/session/page/link-repair-words.ts'

test.each<[LinkRepair, string]>([
  [
    { repair: 'unknown-raga' },
    'The link names a raga that Alap does not know. This is what it suggests now.',
  ],
  [
    { repair: 'unknown-second-raga', first: 'Yaman' },
    'The link names a second raga that Alap does not know, so Yaman plays alone.',
  ],
  [
    { repair: 'length', kind: 'session', least: 3, most: 60, minutes: 10 },
    'A session lasts 3 to 60 minutes, so this one lasts 10.',
  ],
  [
    { repair: 'length', kind: 'journey', least: 6, most: 60, minutes: 6 },
    'A journey lasts 6 to 60 minutes, so this one lasts 6.',
  ],
  [{ repair: 'sa', nearest: 'gs2' }, 'Sa lies between G♯2 and G3, so here it is G♯2.'],
  [{ repair: 'sa', nearest: 'c3' }, 'Sa lies between G♯2 and G3, so here it is C3.'],
  [
    { repair: 'sa', nearest: null },
    'The Sa of the link is not one of G♯2 to G3, so the usual one of the raga sounds.',
  ],
  [
    { repair: 'damaged' },
    'The link is damaged: this is today’s improvisation, not the one that was shared.',
  ],
])('the repair %o of a link is told in a sentence', (repair, sentence) => {
  expect(linkRepairWords(repair)).toBe(sentence)
})
