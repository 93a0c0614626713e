import type { LocalDay } from '~/domain/day/local-day.ts'
import {
  AS_USUAL,
  type Improvisation,
  improvisationAddress,
  SEED,
} from '~/domain/improvisation/improvisation.ts'
import { isSessionLength, SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { isSaKey, saName } from '~/domain/improvisation/sa.ts'
import { paths } from '~/lib/paths.ts'
import { findRaga } from '~/raga/catalogue.ts'

/** What a link asks for, as far as it can be played, and what had to be put right, in sentences. */
export type LinkedSession = {
  /** The address of the improvisation; `null` when the link names no raga that Alap knows. */
  readonly audioUrl: string | null
  readonly repairs: readonly string[]
}

const USUAL_MINUTES = 10

/** Where the session screen plays an improvisation of one raga: its raga, length, Sa and seed. */
export function improvisationLink({ legs, seed, sa }: Improvisation): string {
  const [{ raga, minutes }] = legs
  const query = new URLSearchParams({ play: raga.id, minutes: String(minutes), seed })
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
  const [minutes, length] = lengthOf(query.get('minutes'))
  const [sa, pitch] = saOf(query.get('sa'))
  const [seed, change] = seedOf(query.get('seed'), day)
  const legs = [{ raga, minutes }] as const
  return {
    audioUrl: improvisationAddress({ ...AS_USUAL, legs, seed, sa }),
    repairs: [length, pitch, change].filter((sentence) => sentence !== null),
  }
}

type Repaired<Value> = readonly [value: Value, sentence: string | null]

function lengthOf(text: string | null): Repaired<number> {
  const asked = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (isSessionLength(asked)) return [asked, null]
  const { least, most } = SESSION_MINUTES
  const minutes = Number.isNaN(asked) ? USUAL_MINUTES : Math.max(least, Math.min(most, asked))
  return [minutes, `A session lasts ${least} to ${most} minutes, so this one lasts ${minutes}.`]
}

function saOf(text: string | null): Repaired<Improvisation['sa']> {
  if (text === null || isSaKey(text)) return [text, null]
  const range = `${saName('gs2')} to ${saName('g3')}`
  return [null, `The Sa of the link is not one of ${range}, so the usual one of the raga sounds.`]
}

function seedOf(text: string | null, day: LocalDay): Repaired<string> {
  if (text !== null && SEED.test(text)) return [text, null]
  return [day, 'The link is damaged: this is today’s improvisation, not the one that was shared.']
}
