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
  throw malformed(parsed.error)
}

/** A reply that does not fit. */
export function malformed(cause?: unknown): DataError {
  return new DataError('malformed', 'The database sent a reply that cannot be read', { cause })
}

// Parsing these takes about ten milliseconds on a phone.
const AT_ONCE = 500

/**
 * Checks a long list against its shape, a few hundred items at a time, so that the page can be
 * scrolled and pressed meanwhile.
 * @throws DataError `malformed` when it does not fit.
 */
export async function parseLongList<Shape extends z.ZodMiniType>(
  shape: Shape,
  reply: unknown,
): Promise<z.output<Shape>[]> {
  const items = parseReply(z.array(z.unknown()), reply)
  const parsed: z.output<Shape>[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    // Also before the first part: parsing the whole reply as JSON has just taken time.
    if (items.length > AT_ONCE) await new Promise((resume) => setTimeout(resume))
    for (const item of parseReply(z.array(shape), items.slice(at, at + AT_ONCE))) parsed.push(item)
  }
  return parsed
}
