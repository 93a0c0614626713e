import type { MantraReason } from '~/domain/mantra/mantras.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { inSentence, ownName } from '~/lib/words/own-names.ts'

const WORDS = {
  'no-mahadasha': 'Offered to everyone, whatever the chart.',
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
    case 'moon-in-cancer':
      return `Your Moon is in ${ownName(SIGN_NAMES.Cancer)}, the Moon’s own sign.`
    case 'moon-in-leo':
      return `Your Moon is in ${ownName(SIGN_NAMES.Leo)}, the sign of the Sun.`
    default:
      return WORDS[why.by]
  }
}

function runsNow(lord: Graha): string {
  return `Your mahadasha now is that of ${inSentence(GRAHA_NAMES[lord])}.`
}
