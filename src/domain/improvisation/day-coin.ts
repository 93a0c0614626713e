import type { LocalDay } from '~/domain/day/local-day.ts'
import { randomStream } from '~/raga/random.ts'

/** What a person hears on a day when a coin chooses. */
export type CoinSide = 'journey' | 'one-raga'

/**
 * The side of a person's coin on a day, each as likely as the other. The coin of a day is the same on
 * each device and at each look, so that nobody can toss it until they like it.
 */
export function coinOfDay(person: string, day: LocalDay): CoinSide {
  return randomStream(`${person} ${day} journey`)() < 0.5 ? 'journey' : 'one-raga'
}
