import * as z from 'zod/mini'
import { isFavouriteItem } from '~/domain/favourite-item.ts'
import { type Database, type Statement, sql } from '~/lib/sql.ts'
import { parseRows } from './parse-rows.ts'

const favouriteShape = z.object({ item: z.string().check(z.refine(isFavouriteItem)) })

/**
 * What the person keeps, newest first: ids of tracks, a library session's own or `raga-<id>`.
 * Rejects with a `DataError`.
 */
export async function listFavourites(db: Database): Promise<string[]> {
  const rows = await db.read(sql`
    select item
    from public.favourites
    order by added_at desc, item`)
  return parseRows(favouriteShape, rows).map(({ item }) => item)
}

/** Keeps a track, once: what is kept already stays where it was. `at` is an instant, ISO 8601. */
export function addFavourite(item: string, at: string): Statement {
  return sql`
    insert into public.favourites (item, added_at)
    values (${item}, ${at})
    on conflict (user_id, item) do nothing`
}

/** Keeps a track no longer. */
export function removeFavourite(item: string): Statement {
  return sql`delete from public.favourites where item = ${item}`
}
