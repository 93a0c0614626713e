import * as z from 'zod/mini'
import { parseReply } from '~/data/parse-reply.ts'
import { isFavouriteItem } from '~/domain/session/recording.ts'
import type { Call, Database } from '~/lib/call.ts'

const itemShape = z.string().check(z.refine(isFavouriteItem))

/**
 * The person's favourites, newest first: ids of recordings, the library's own or `raga-<id>`.
 * Rejects with a `DataError`.
 */
export async function listFavourites(db: Database): Promise<string[]> {
  return parseReply(z.array(itemShape), await db.read({ name: 'favourites', args: {} }))
}

/**
 * Adds a favourite; one that is stored already keeps its place. `at` is an instant, ISO 8601.
 * @throws RangeError for an id that no recording can have.
 */
export function addFavourite(item: string, at: string): Call {
  if (!isFavouriteItem(item)) throw new RangeError('Not the id of a recording')
  return { name: 'add_favourite', args: { item, at } }
}

/** Removes a favourite. */
export function removeFavourite(item: string): Call {
  return { name: 'remove_favourite', args: { item } }
}
