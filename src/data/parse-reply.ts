import * as z from 'zod/mini'
import { isLocalDay, type LocalDay } from '~/domain/day/local-day.ts'
import { DataError } from '~/lib/data-error.ts'

/** A day sent as text. */
export const dayShape = z.custom<LocalDay>(isLocalDay)

/** A mood sent as a number. */
export const moodShape = z.literal([1, 2, 3, 4, 5])

/** A minute of a day, `null` when only the day is known. */
export const minuteShape = z.nullable(z.int().check(z.minimum(0), z.maximum(1439)))

/**
 * Checks a reply against its shape.
 * @throws DataError `malformed` when it does not fit.
 */
export function parseReply<Shape extends z.ZodMiniType>(
  shape: Shape,
  reply: unknown,
): z.output<Shape> {
  const parsed = z.safeParse(shape, reply)
  if (parsed.success) return parsed.data
  const cause = parsed.error
  throw new DataError('malformed', 'The database sent a reply that cannot be read', { cause })
}
