import { findRaga } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'

/** A raga for whole minutes; a session has one of them, a journey two. */
export type Leg = { readonly raga: Raga; readonly minutes: number }

/** What a session is made of, in its order. */
export type Legs = readonly [Leg] | readonly [Leg, Leg]

/** Whole minutes of a session, and of a journey in all. */
export const SESSION_MINUTES = { least: 3, most: 60 } as const

export function isSessionLength(minutes: number): boolean {
  const { least, most } = SESSION_MINUTES
  return Number.isInteger(minutes) && minutes >= least && minutes <= most
}

/** Whole minutes in all. */
export function minutesOf(legs: Legs): number {
  return legs[0].minutes + (legs[1]?.minutes ?? 0)
}

/** One raga for whole minutes in all, or a third of them for it and the rest for a second one. */
export function legsLasting(minutes: number, raga: Raga, second?: Raga): Legs {
  if (!second) return [{ raga, minutes }]
  const third = Math.round(minutes / 3)
  return [
    { raga, minutes: third },
    { raga: second, minutes: minutes - third },
  ]
}

/** Under this key a device keeps how long a person usually sits with a raga. */
export const OWN_MINUTES_KEY = 'alap:minutes'

/** The length that a device kept; `null` for none, or for one that no session has. */
export function minutesKept(text: string | null): number | null {
  const minutes = Number(text)
  return isSessionLength(minutes) ? minutes : null
}

/** The leg with a name such as `yaman-23`; `null` for an unknown raga. */
export function legOf(name: string): Leg | null {
  const [, id, digits] = /^([a-z-]+)-([1-9]\d?)$/.exec(name) ?? []
  const raga = findRaga(id ?? '')
  return raga ? { raga, minutes: Number(digits) } : null
}

/** The leg of a session of one raga, by its address, in whatever sound; `null` for any other. */
export function soleLeg(audioUrl: string): Leg | null {
  const [, name] = /^\/recordings\/([a-z0-9-]+)\.mp3(?:\?|$)/.exec(audioUrl) ?? []
  const leg = legOf(name ?? '')
  return leg && isSessionLength(leg.minutes) ? leg : null
}
