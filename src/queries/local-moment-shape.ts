import * as z from 'zod/mini'
import { isLocalDay, type LocalDay } from '~/domain/local-day.ts'

/** A `LocalMoment` as the device kept it. */
export const localMomentShape = z.object({
  day: z.custom<LocalDay>(isLocalDay),
  minute: z.int().check(z.minimum(0), z.maximum(1439)),
  at: z.iso.datetime(),
})
