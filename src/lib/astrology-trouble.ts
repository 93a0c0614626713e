import { AstrologyError } from '~/lib/astrology-error.ts'

/**
 * A fault of the astrology service, in calm words: what happened, what is safe, what to do.
 * @param whatHappened a whole sentence
 */
export function astrologyTrouble(
  kind: 'unreachable' | 'malformed',
  whatHappened: string,
  cause?: unknown,
): AstrologyError {
  const message = `${whatHappened} Your birth details are safe. Please try again, or calculate on this device.`
  return new AstrologyError(kind, message, { cause })
}

/** The error for a reply that contradicts itself. @param why "Mars is said to be in two signs" */
export function contradiction(why: string): AstrologyError {
  return astrologyTrouble('malformed', `The chart that came cannot be right: ${why}.`)
}
