import { MANTRAS, type Mantra, type MantraId } from '~/domain/mantra/mantra-texts.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

/** A mantra, and a sentence with the rule by which it is offered. */
export type OfferedMantra = Mantra & { readonly why: string }

/** The input of the rules; unknown values are `null`. */
export type MantraGrounds = {
  /** The lord of the mahadasha that runs now. */
  readonly lord: Graha | null
  /** The sign of the Moon at birth. */
  readonly moonSign: Sign | null
  /** The name of the raga that is playing or suggested. */
  readonly raga: string | null
}

/** The mantra with an id such as `guru`, if there is one. */
export function findMantra(id: string): Mantra | undefined {
  return MANTRAS.find((mantra) => mantra.id === id)
}

/**
 * The mantras for a person, in the order of the rules (specification §9): one by the lord of the
 * mahadasha, one for the Moon in Cancer or Leo, one for Yaman, and always Ganesha's.
 */
export function mantrasFor({ lord, moonSign, raga }: MantraGrounds): readonly OfferedMantra[] {
  const offers: readonly (Offer | null)[] = [
    ofDasha(lord),
    ofMoonSign(moonSign),
    ofRaga(raga),
    { id: 'ganesha', why: 'Offered to everyone: by tradition Ganesha is greeted first.' },
  ]
  return offers.flatMap((offer) => {
    const mantra = offer && findMantra(offer.id)
    return mantra ? [{ ...mantra, why: offer.why }] : []
  })
}

type Offer = { readonly id: MantraId; readonly why: string }

function ofDasha(lord: Graha | null): Offer {
  switch (lord) {
    case 'Jupiter':
      return { id: 'guru', why: runsNow(lord) }
    case 'Saturn':
      return { id: 'shani', why: runsNow(lord) }
    case 'Mars':
      return { id: 'angaraka', why: runsNow(lord) }
    case null:
      return { id: 'shiva', why: 'Offered to everyone, whatever the chart.' }
    default:
      return { id: 'shiva', why: `${runsNow(lord)} It has this mantra, which is for everyone.` }
  }
}

const runsNow = (lord: Graha) => `Your mahadasha now is that of ${withArticle(lord)}.`

function withArticle(graha: Graha): string {
  return graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha
}

function ofMoonSign(sign: Sign | null): Offer | null {
  if (sign === 'Cancer') return { id: 'soma', why: 'Your Moon is in Cancer, the Moon’s own sign.' }
  if (sign === 'Leo') return { id: 'surya', why: 'Your Moon is in Leo, the sign of the Sun.' }
  return null
}

function ofRaga(raga: string | null): Offer | null {
  if (raga?.trim().toLowerCase() !== 'yaman') return null
  return { id: 'saraswati', why: 'Your raga now is Yaman.' }
}
