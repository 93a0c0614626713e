import * as z from 'zod/mini'
import type { LocalMoment } from '~/domain/local-moment.ts'
import { isPlayableUrl } from '~/domain/playable-url.ts'
import { localMomentShape } from '~/queries/local-moment-shape.ts'

/** A listening that has not come to its end: when it began, and what of it sounded, in seconds. */
export type UnderWay = {
  readonly began: LocalMoment
  readonly spans: readonly (readonly [from: number, to: number])[]
}

/** A recording that was heard, and how far. */
export type Heard = {
  /** Its address, and its identity on the shelf. */
  readonly url: string
  /** The track's id: a library session's own, or `raga-<id>`. */
  readonly id: string
  readonly title: string
  readonly raga: string | null
  /** The planned length, `null` when nobody said. */
  readonly minutes: number | null
  /** Seconds into it where it was left; 0 when it was heard to its end. */
  readonly position: number
  /** Seconds, `null` while the file has not said. */
  readonly duration: number | null
  /** When it was last heard, an instant in ISO 8601. */
  readonly at: string
  /** What a page needs that goes on with it; nothing once it was heard to its end. */
  readonly underWay?: UnderWay | undefined
}

const SHELF_HOLDS = 20

const seconds = z.number().check(z.nonnegative(), z.maximum(24 * 60 * 60))
const text = z.string().check(z.minLength(1), z.maxLength(200))

const MOST_SPANS = 500

const underWayShape = z.object({
  began: localMomentShape,
  spans: z.array(z.tuple([seconds, seconds])).check(z.maxLength(MOST_SPANS)),
})

const heardShape = z.object({
  url: z.string().check(z.refine(isPlayableUrl)),
  id: text,
  title: text,
  raga: z.nullable(text),
  minutes: z.nullable(z.number().check(z.positive(), z.maximum(600))),
  position: seconds,
  duration: z.nullable(seconds),
  at: z.iso.datetime(),
  underWay: z.catch(z.optional(underWayShape), undefined),
})

/** Reads what the device kept; whatever cannot be a recording that was heard is left out. */
export function parseShelf(kept: unknown): readonly Heard[] {
  if (!Array.isArray(kept)) return []
  const read = kept.flatMap((item) => {
    const parsed = z.safeParse(heardShape, item)
    return parsed.success ? [parsed.data] : []
  })
  return tidied(read)
}

/** The shelf with a recording put on it, in front; what does not fit falls off its end. */
export function withHeard(shelf: readonly Heard[], heard: Heard): readonly Heard[] {
  return tidied([heard, ...shelf.filter(({ url }) => url !== heard.url)])
}

function tidied(shelf: readonly Heard[]): readonly Heard[] {
  return [...shelf]
    .sort((a, b) => b.at.localeCompare(a.at))
    .filter(({ url }, index, all) => all.findIndex((other) => other.url === url) === index)
    .slice(0, SHELF_HOLDS)
}
