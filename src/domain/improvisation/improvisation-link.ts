import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  AS_USUAL,
  type Improvisation,
  improvisationAddress,
  SEED,
} from '~/domain/improvisation/improvisation.ts'
import { JOURNEY_MINUTES } from '~/domain/improvisation/journey.ts'
import { legsLasting, minutesOf, SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { isSaKey, nearestSa, saName } from '~/domain/improvisation/sa.ts'
import { paths } from '~/lib/paths.ts'
import { findRaga } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/raga.ts'

/** What a link asks for, as far as it can be played, and what had to be put right, in sentences. */
export type LinkedSession = {
  /** The address of the improvisation; `null` when the link names no raga that Alap knows. */
  readonly audioUrl: string | null
  readonly repairs: readonly string[]
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
 * and said.
 */
export function linkedSession(search: string, day: LocalDay): LinkedSession | null {
  const query = new URLSearchParams(search)
  const id = query.get('play')
  if (id === null) return null
  const raga = findRaga(id)
  if (!raga) {
    const sentence = 'The link names a raga that Alap does not know. This is what it suggests now.'
    return { audioUrl: null, repairs: [sentence] }
  }
  const [second, journey] = secondOf(query.get('then'), raga.name)
  const [minutes, length] = lengthOf(query.get('minutes'), second !== undefined)
  const [sa, pitch] = saOf(query.get('sa'))
  const [seed, change] = seedOf(query.get('seed'), day)
  const legs = legsLasting(minutes, raga, second)
  return {
    audioUrl: improvisationAddress({ ...AS_USUAL, legs, seed, sa }),
    repairs: [journey, length, pitch, change].filter((sentence) => sentence !== null),
  }
}

type Repaired<Value> = readonly [value: Value, sentence: string | null]

function secondOf(id: string | null, first: string): Repaired<Raga | undefined> {
  const second = findRaga(id ?? '')
  if (id === null || second) return [second, null]
  const sentence = `The link names a second raga that Alap does not know, so ${first} plays alone.`
  return [undefined, sentence]
}

function lengthOf(text: string | null, isJourney: boolean): Repaired<number> {
  const asked = /^-?\d+(?:\.\d+)?$/.test(text ?? '') ? Number(text) : Number.NaN
  const { least, most } = isJourney ? JOURNEY_MINUTES : SESSION_MINUTES
  const nearest = Math.max(least, Math.min(most, Math.round(asked)))
  if (nearest === asked) return [asked, null]
  const minutes = Number.isNaN(asked) ? USUAL_MINUTES : nearest
  const kind = isJourney ? 'journey' : 'session'
  return [minutes, `A ${kind} lasts ${least} to ${most} minutes, so this one lasts ${minutes}.`]
}

function saOf(text: string | null): Repaired<Improvisation['sa']> {
  if (text === null) return [null, null]
  const key = text.toLowerCase()
  if (isSaKey(key)) return [key, null]
  const nearest = nearestSa(text)
  const [lowest, highest] = [saName('gs2'), saName('g3')]
  const sentence = nearest
    ? `Sa lies between ${lowest} and ${highest}, so here it is ${saName(nearest)}.`
    : `The Sa of the link is not one of ${lowest} to ${highest}, so the usual one of the raga sounds.`
  return [nearest, sentence]
}

function seedOf(text: string | null, day: LocalDay): Repaired<string> {
  if (text !== null && SEED.test(text)) return [text, null]
  return [day, 'The link is damaged: this is today’s improvisation, not the one that was shared.']
}
