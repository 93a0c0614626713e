import * as z from 'zod/mini'
import { birthFaultOf } from '~/domain/birth/birth-fault.ts'
import { type SharedBirth, sharedBirthOf } from '~/domain/birth/shared-birth.ts'
import { birthFaultWords } from '~/features/astrology/birth/birth-fault-words.ts'

/** What a link or a file came to: a birth, or a sentence that says why there is none. */
export type ReadShared =
  | { readonly status: 'read'; readonly shared: SharedBirth }
  | { readonly status: 'refused'; readonly because: string }

const text = (most: number) => z.string().check(z.maxLength(most))

/** The details of a birth, by the names they have in a file, in the order of a link. */
export const DETAILS = {
  date: text(10),
  time: text(5),
  place: text(300),
  latitude: z.number(),
  longitude: z.number(),
  timezone: text(64),
  zone: z.nullable(text(64)),
  offsetSeconds: z.int(),
  sureToMinutes: z.nullable(z.int().check(z.minimum(0), z.maximum(720))),
} as const

const detailsShape = z.strictObject(DETAILS)

/** Reads the details of a birth, from anyone; `what` is "link" or "file". */
export function readDetails(details: unknown, what: string, now: number): ReadShared {
  const parsed = z.safeParse(detailsShape, details)
  if (!parsed.success) return refused(`The ${what} holds no birth that Alap can read.`)
  try {
    return { status: 'read', shared: sharedBirthOf(parsed.data, now) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refused(
      `The ${what} holds a birth that cannot be computed. ${birthFaultWords(birthFaultOf(error))}`,
    )
  }
}

/** The value of a JSON text; `undefined` when it is none. */
export function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

export function refused(because: string): ReadShared {
  return { status: 'refused', because }
}

/** Made by an Alap that knows more, or other things, than this one. */
export function otherVersion(what: string): ReadShared {
  return refused(`The ${what} was made by another version of Alap, and this one cannot read it.`)
}
