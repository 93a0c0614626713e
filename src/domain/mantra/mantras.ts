import { MANTRAS, type Mantra, type MantraId } from '~/domain/mantra/mantra-texts.ts'
import type { Sign } from '~/jyotish/chart/sign.ts'
import type { Graha } from '~/jyotish/grahas/graha.ts'

/** The rule by which a mantra is offered, and what it went by. */
export type MantraReason =
  | { readonly by: 'mahadasha'; readonly lord: Graha }
  /** The lord has no mantra of its own here. */
  | { readonly by: 'other-mahadasha'; readonly lord: Graha }
  | { readonly by: 'no-mahadasha' | 'moon-in-cancer' | 'moon-in-leo' | 'yaman' | 'everyone' }

/** A mantra, and why it is offered. */
export type OfferedMantra = Mantra & { readonly why: MantraReason }

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
 * The mantras for a person, in the order of the rules: one by the lord of the
 * mahadasha, one for the Moon in Cancer or Leo, one for Yaman, and always Ganesha's.
 */
export function mantrasFor({ lord, moonSign, raga }: MantraGrounds): readonly OfferedMantra[] {
  const offers: readonly (Offer | null)[] = [
    ofDasha(lord),
    ofMoonSign(moonSign),
    ofRaga(raga),
    { id: 'ganesha', why: { by: 'everyone' } },
  ]
  return offers.flatMap((offer) => {
    const mantra = offer && findMantra(offer.id)
    return mantra ? [{ ...mantra, why: offer.why }] : []
  })
}

type Offer = { readonly id: MantraId; readonly why: MantraReason }

function ofDasha(lord: Graha | null): Offer {
  switch (lord) {
    case 'Jupiter':
      return { id: 'guru', why: { by: 'mahadasha', lord } }
    case 'Saturn':
      return { id: 'shani', why: { by: 'mahadasha', lord } }
    case 'Mars':
      return { id: 'angaraka', why: { by: 'mahadasha', lord } }
    case null:
      return { id: 'shiva', why: { by: 'no-mahadasha' } }
    default:
      return { id: 'shiva', why: { by: 'other-mahadasha', lord } }
  }
}

function ofMoonSign(sign: Sign | null): Offer | null {
  if (sign === 'Cancer') return { id: 'soma', why: { by: 'moon-in-cancer' } }
  if (sign === 'Leo') return { id: 'surya', why: { by: 'moon-in-leo' } }
  return null
}

function ofRaga(raga: string | null): Offer | null {
  if (raga?.trim().toLowerCase() !== 'yaman') return null
  return { id: 'saraswati', why: { by: 'yaman' } }
}
