import { expect, test } from 'vitest'
import type { MantraReason } from '~/domain/mantra/mantras.ts'
import { mantraReasonWords } from '~/features/mantras/mantra-words.ts'

test.each<[MantraReason, string]>([
  [{ by: 'mahadasha', lord: 'Jupiter' }, 'Your mahadasha now is that of Jupiter.'],
  [{ by: 'mahadasha', lord: 'Saturn' }, 'Your mahadasha now is that of Saturn.'],
  [
    { by: 'other-mahadasha', lord: 'Moon' },
    'Your mahadasha now is that of the Moon. It has this mantra, which is for everyone.',
  ],
  [
    { by: 'other-mahadasha', lord: 'Sun' },
    'Your mahadasha now is that of the Sun. It has this mantra, which is for everyone.',
  ],
  [{ by: 'no-mahadasha' }, 'Offered to everyone, whatever the chart.'],
  [{ by: 'moon-in-cancer' }, 'Your Moon is in Cancer, the Moon’s own sign.'],
  [{ by: 'moon-in-leo' }, 'Your Moon is in Leo, the sign of the Sun.'],
  [{ by: 'yaman' }, 'Your raga now is Yaman.'],
  [{ by: 'everyone' }, 'Offered to everyone: by tradition Ganesha is greeted first.'],
])('the reason %o for a mantra is a sentence', (why, sentence) => {
  expect(mantraReasonWords(why)).toBe(sentence)
})
