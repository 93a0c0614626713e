import * as z from 'zod/mini'
import { parseReply } from '~/data/parse-reply.ts'
import { isFavouriteItem } from '~/domain/session/session.ts'
import type { Call, Database } from '~/lib/call.ts'

const itemShape = z.string().check(z.refine(isFavouriteItem))

/**
 * What the person keeps, newest first: ids of tracks, a library session's own or `raga-<id>`.
 * Rejects with a `DataError`.
 */
export async function listFavourites(db: Database): Promise<string[]> {
  return parseReply(z.array(itemShape), await db.read({ name: 'favourites', args: {} }))
}

/** Keeps a track, once: what is kept already stays where it was. `at` is an instant, ISO 8601. */
export function addFavourite(item: string, at: string): Call {
  return { name: 'add_favourite', args: { item, at } }
}

/** Keeps a track no longer. */
export function removeFavourite(item: string): Call {
  return { name: 'remove_favourite', args: { item } }
}
