import { isSessionLength, type Legs, legOf } from '~/domain/improvisation/leg.ts'
import { isSaKey, type SaKey } from '~/domain/improvisation/sa.ts'
import { type BreathPattern, breathOf, breathText } from '~/lib/breath/breath-pattern.ts'
import type { Pulse } from '~/raga/sound/strings/tanpura.ts'

/** How much louder the melody is than usual, in steps; `drone` leaves it out. */
export type Balance = -2 | -1 | 0 | 1 | 2 | 'drone'

/** All that decides how a session sounds: the same one sounds the same on every device. */
export type Improvisation = {
  readonly legs: Legs
  /** A day (`2026-11-25`) or any short text; `1` is that of the recordings made ahead of time. */
  readonly seed: string
  /** The person's own Sa; `null` for the raga's customary one. */
  readonly sa: SaKey | null
  readonly balance: Balance
  /** How fast the strings of the drone follow each other; `null` for the usual pulse. */
  readonly pulse: Pulse | null
  /** The breath with which the drone swells; `null` for a drone that stays as loud as it is. */
  readonly breath: BreathPattern | null
  /** Whether a coin chose it, which changes nothing of its sound. */
  readonly byCoin: boolean
}

/** What is not said of an improvisation. Its seed is that of the recordings made ahead of time. */
export const AS_USUAL = {
  seed: '1',
  sa: null,
  balance: 0,
  pulse: null,
  breath: null,
  byCoin: false,
} as const satisfies Omit<Improvisation, 'legs'>

export const SEED = /^[a-z0-9-]{1,32}$/
export const PULSES: readonly Pulse[] = ['slow', 'quick']
export const BALANCES: readonly Balance[] = [-2, -1, 0, 1, 2, 'drone']

/**
 * The address of an improvisation, which is also its identity for the player and its record:
 * `/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3`. What is as usual is left out, so that
 * `/recordings/yaman-10.mp3` is also the name of a file.
 */
export function improvisationAddress(improvisation: Improvisation): string {
  const { legs, seed, sa, balance, pulse, breath, byCoin } = improvisation
  const name = legs.map(({ raga, minutes }) => `${raga.id}-${minutes}`).join('+')
  const query = new URLSearchParams()
  const setIfUnusual = (name: string, value: unknown) => value && query.set(name, `${value}`)
  setIfUnusual('seed', seed !== AS_USUAL.seed && seed)
  setIfUnusual('sa', sa)
  setIfUnusual('balance', balance)
  setIfUnusual('pulse', pulse)
  setIfUnusual('breath', breath && breathText(breath))
  setIfUnusual('by', byCoin && 'coin')
  return `/recordings/${name}.mp3${query.size > 0 ? `?${query}` : ''}`
}

/** The improvisation with an address, in exactly one spelling; `null` for any other address. */
export function improvisationOf(address: string): Improvisation | null {
  const [, name, search] = /^\/recordings\/([a-z0-9+-]+)\.mp3(?:\?(.*))?$/.exec(address) ?? []
  const legs = legsOf(name ?? '')
  const query = new URLSearchParams(search)
  const [seed, sa] = [query.get('seed') ?? AS_USUAL.seed, query.get('sa')]
  const balance = BALANCES.find((one) => String(one) === (query.get('balance') ?? '0'))
  if (!legs || !SEED.test(seed) || balance === undefined) return null
  if (sa !== null && !isSaKey(sa)) return null
  const pulse = PULSES.find((one) => one === query.get('pulse')) ?? null
  const breath = breathOf(query.get('breath') ?? '')
  const improvisation = { legs, seed, sa, balance, pulse, breath, byCoin: query.has('by') }
  return improvisationAddress(improvisation) === address ? improvisation : null
}

function legsOf(name: string): Legs | null {
  const [first, second, ...more] = name.split('+').map(legOf)
  if (!first || second === null || more.length > 0) return null
  if (!isSessionLength(first.minutes + (second?.minutes ?? 0))) return null
  return second ? [first, second] : [first]
}
