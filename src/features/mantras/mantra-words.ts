import type { MantraReason } from '~/domain/mantra/mantras.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

const WORDS = {
  'no-mahadasha': 'Offered to everyone, whatever the chart.',
  'moon-in-cancer': 'Your Moon is in Cancer, the Moon’s own sign.',
  'moon-in-leo': 'Your Moon is in Leo, the sign of the Sun.',
  yaman: 'Your raga now is Yaman.',
  everyone: 'Offered to everyone: by tradition Ganesha is greeted first.',
} as const

/** Why a mantra is offered. */
export function mantraReasonWords(why: MantraReason): string {
  switch (why.by) {
    case 'mahadasha':
      return runsNow(why.lord)
    case 'other-mahadasha':
      return `${runsNow(why.lord)} It has this mantra, which is for everyone.`
    default:
      return WORDS[why.by]
  }
}

function runsNow(lord: Graha): string {
  const articled = lord === 'Sun' || lord === 'Moon' ? `the ${lord}` : lord
  return `Your mahadasha now is that of ${articled}.`
}
