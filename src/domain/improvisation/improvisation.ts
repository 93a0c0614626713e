import { isSessionLength, type Leg, legOf } from '~/domain/improvisation/leg.ts'
import { isSaKey, type SaKey } from '~/domain/improvisation/sa.ts'
import { type BreathPattern, breathOf, breathText } from '~/lib/breath/breath-pattern.ts'

/** How much louder the melody is than usual, in steps; `drone` leaves it out. */
export type Balance = -2 | -1 | 0 | 1 | 2 | 'drone'

/** All that decides how a session sounds: the same one sounds the same on every device. */
export type Improvisation = {
  readonly legs: readonly [Leg] | readonly [Leg, Leg]
  /** A day (`2026-11-25`) or any short text; `1` is that of the recordings made ahead of time. */
  readonly seed: string
  /** The person's own Sa; `null` for the raga's customary one. */
  readonly sa: SaKey | null
  readonly balance: Balance
  /** The breath with which the drone swells; not set for a drone that stays as loud as it is. */
  readonly breath?: BreathPattern
}

/** The seed of an address without one. */
const SEED_OF_FILES = '1'
export const SEED = /^[a-z0-9-]{1,32}$/
export const BALANCES: readonly Balance[] = [-2, -1, 0, 1, 2, 'drone']

/**
 * The address of an improvisation, which is also its identity for the player and its record:
 * `/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3`. What is as usual is left out, so that
 * `/recordings/yaman-10.mp3` is also the name of a file.
 */
export function improvisationAddress(improvisation: Improvisation): string {
  const { legs, seed, sa, balance, breath } = improvisation
  const name = legs.map(({ raga, minutes }) => `${raga.id}-${minutes}`).join('+')
  const query = new URLSearchParams()
  if (seed !== SEED_OF_FILES) query.set('seed', seed)
  if (sa !== null) query.set('sa', sa)
  if (balance !== 0) query.set('balance', String(balance))
  if (breath) query.set('breath', breathText(breath))
  return `/recordings/${name}.mp3${query.size > 0 ? `?${query}` : ''}`
}

/** The improvisation with an address, in exactly one spelling; `null` for any other address. */
export function improvisationOf(address: string): Improvisation | null {
  const [, name, search] = /^\/recordings\/([a-z0-9+-]+)\.mp3(?:\?(.*))?$/.exec(address) ?? []
  const legs = legsOf(name ?? '')
  const query = new URLSearchParams(search)
  const [seed, sa] = [query.get('seed') ?? SEED_OF_FILES, query.get('sa')]
  const balance = BALANCES.find((one) => String(one) === (query.get('balance') ?? '0'))
  if (!legs || !SEED.test(seed) || balance === undefined) return null
  if (sa !== null && !isSaKey(sa)) return null
  const breath = breathOf(query.get('breath') ?? '')
  const improvisation = { legs, seed, sa, balance, ...(breath && { breath }) }
  return improvisationAddress(improvisation) === address ? improvisation : null
}

function legsOf(name: string): Improvisation['legs'] | null {
  const [first, second, ...more] = name.split('+').map(legOf)
  if (!first || second === null || more.length > 0) return null
  if (!isSessionLength(first.minutes + (second?.minutes ?? 0))) return null
  return second ? [first, second] : [first]
}
