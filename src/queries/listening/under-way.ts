import * as z from 'zod/mini'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import type { LocalMoment } from '~/domain/day/local-moment.ts'

/** The parts of a `LocalMoment` as it was kept. */
export const momentFields = {
  day: z.custom<LocalDay>(isLocalDay),
  minute: z.int().check(z.minimum(0), z.maximum(1439)),
  at: z.iso.datetime(),
}

/** A `LocalMoment` as it was kept. */
export const localMomentShape = z.object(momentFields)

/** A listening that has not ended: when it began, and which parts sounded, in seconds. */
export type UnderWay = {
  readonly began: LocalMoment
  readonly spans: readonly (readonly [from: number, to: number])[]
}

/** A place in a recording, in seconds. */
export const secondsShape = z.number().check(z.nonnegative(), z.maximum(24 * 60 * 60))

const MOST_SPANS = 500

/** An `UnderWay` as it was kept. */
export const underWayShape = z.object({
  began: localMomentShape,
  spans: z.array(z.tuple([secondsShape, secondsShape])).check(z.maxLength(MOST_SPANS)),
})
