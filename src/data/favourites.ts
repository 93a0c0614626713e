import type { Row, RowChange, RowTable } from '~/data/engine/row-table.ts'
import { isInstant } from '~/data/exact-instant.ts'
import { byText } from '~/data/in-order.ts'
import type { WriteDefinitions } from '~/data/write-definition.ts'
import { isFavouriteItem } from '~/domain/session/recording.ts'
import type { Call } from '~/lib/call.ts'

/** The favourites on the device: the id of a recording, and when it became one. */
export const FAVOURITES: RowTable = {
  name: 'favourites',
  keyOf: ([item]) => String(item),
  partOf: () => '',
}

/** The person's favourites, newest first: ids of recordings, the library's own or `raga-<id>`. */
export function favouritesOf(rows: readonly Row[]): readonly string[] {
  const kept = rows.flatMap(([item, at]) =>
    typeof item === 'string' && isFavouriteItem(item) && isInstant(at) ? [{ item, at }] : [],
  )
  return kept
    .sort((a, b) => byText(exact(b.at), exact(a.at)) || byText(a.item, b.item))
    .map(({ item }) => item)
}

/** The database says microseconds, this device milliseconds. */
const exact = (at: string) => at.replace('Z', '').padEnd(26, '0')

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

/** A favourite among the rows; one that is there keeps its place. */
function favouriteAdded(item: string, at: string): RowChange {
  return {
    table: FAVOURITES.name,
    parts: [''],
    change: (rows) => {
      if (!rows.has(item)) rows.set(item, [item, at, 0])
    },
  }
}

/** A favourite that is among the rows no more. */
function favouriteRemoved(item: string): RowChange {
  return { table: FAVOURITES.name, parts: [''], change: (rows) => void rows.delete(item) }
}

export type FavouriteWrites = {
  'add-favourite': { readonly item: string; readonly at: string }
  'remove-favourite': { readonly item: string }
}

const row = ({ item }: { readonly item: string }) => `favourite ${item}`

export const favouriteWrites: WriteDefinitions<FavouriteWrites> = {
  'add-favourite': {
    call: ({ item, at }) => addFavourite(item, at),
    row,
    changes: ({ item, at }) => [favouriteAdded(item, at)],
    replacesEarlier: true,
  },
  'remove-favourite': {
    call: ({ item }) => removeFavourite(item),
    row,
    changes: ({ item }) => [favouriteRemoved(item)],
    merged: (_earlier, later) => later,
    replacesEarlier: true,
  },
}
