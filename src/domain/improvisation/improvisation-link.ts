import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  AS_USUAL,
  type Improvisation,
  improvisationAddress,
  SEED,
} from '~/domain/improvisation/improvisation.ts'
import { JOURNEY_MINUTES } from '~/domain/improvisation/journey.ts'
import { legsLasting, minutesOf, SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { isSaKey, nearestSa, type SaKey } from '~/domain/improvisation/sa.ts'
import { paths } from '~/lib/paths.ts'
import { findRaga } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'

/** What had to be put right in a link, and what it became. */
export type LinkRepair =
  | { readonly repair: 'unknown-raga' | 'damaged' }
  /** Only the first raga, which is named, plays. */
  | { readonly repair: 'unknown-second-raga'; readonly first: string }
  | {
      readonly repair: 'length'
      readonly kind: 'journey' | 'session'
      /** The minutes it may last, and those that it lasts. */
      readonly least: number
      readonly most: number
      readonly minutes: number
    }
  /** The nearest Sa; `null` for the usual one of the raga. */
  | { readonly repair: 'sa'; readonly nearest: SaKey | null }

/** What a link asks for, as far as it can be played, and what had to be put right. */
export type LinkedSession = {
  /** The address of the improvisation; `null` when the link names no raga that Alap knows. */
  readonly audioUrl: string | null
  readonly repairs: readonly LinkRepair[]
}

const USUAL_MINUTES = 10

/** Where the session screen plays an improvisation: its raga or two, length, Sa and seed. */
export function improvisationLink({ legs, seed, sa }: Improvisation): string {
  const [first, second] = legs
  const query = new URLSearchParams({ play: first.raga.id })
  if (second) query.set('then', second.raga.id)
  query.set('minutes', String(minutesOf(legs)))
  query.set('seed', seed)
  if (sa !== null) query.set('sa', sa)
  return `${paths.session()}?${query}`
}

/**
 * Reads the address of the session screen; `null` when it asks for nothing, and `day` is the seed
 * when the link has none that is valid. What cannot be played is replaced by the nearest that can,
 * and told.
 */
export function linkedSession(search: string, day: LocalDay): LinkedSession | null {
  const query = new URLSearchParams(search)
  const id = query.get('play')
  if (id === null) return null
  const raga = findRaga(id)
  if (!raga) return { audioUrl: null, repairs: [{ repair: 'unknown-raga' }] }
  const [second, journey] = secondOf(query.get('then'), raga.name)
  const [minutes, length] = lengthOf(query.get('minutes'), second !== undefined)
  const [sa, pitch] = saOf(query.get('sa'))
  const [seed, change] = seedOf(query.get('seed'), day)
  const legs = legsLasting(minutes, raga, second)
  return {
    audioUrl: improvisationAddress({ ...AS_USUAL, legs, seed, sa }),
    repairs: [journey, length, pitch, change].filter((repair) => repair !== null),
  }
}

type Repaired<Value> = readonly [value: Value, repair: LinkRepair | null]

function secondOf(id: string | null, first: string): Repaired<Raga | undefined> {
  const second = findRaga(id ?? '')
  if (id === null || second) return [second, null]
  return [undefined, { repair: 'unknown-second-raga', first }]
}

function lengthOf(text: string | null, isJourney: boolean): Repaired<number> {
  const asked = /^-?\d+(?:\.\d+)?$/.test(text ?? '') ? Number(text) : Number.NaN
  const { least, most } = isJourney ? JOURNEY_MINUTES : SESSION_MINUTES
  const nearest = Math.max(least, Math.min(most, Math.round(asked)))
  if (nearest === asked) return [asked, null]
  const minutes = Number.isNaN(asked) ? USUAL_MINUTES : nearest
  const kind = isJourney ? 'journey' : 'session'
  return [minutes, { repair: 'length', kind, least, most, minutes }]
}

function saOf(text: string | null): Repaired<Improvisation['sa']> {
  if (text === null) return [null, null]
  const key = text.toLowerCase()
  if (isSaKey(key)) return [key, null]
  const nearest = nearestSa(text)
  return [nearest, { repair: 'sa', nearest }]
}

function seedOf(text: string | null, day: LocalDay): Repaired<string> {
  if (text !== null && SEED.test(text)) return [text, null]
  return [day, { repair: 'damaged' }]
}
