import { AstrologyError } from '~/lib/astrology-error.ts'

/** A new release has taken the place of the files this page came with, or the network is gone. */
export function notLoaded(cause: unknown): never {
  throw new AstrologyError(
    'unreachable',
    'A part of Alap did not load. Your birth details are safe. Please check your connection and open this page again.',
    { cause },
  )
}
