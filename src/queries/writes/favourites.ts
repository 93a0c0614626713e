import { addFavourite, removeFavourite } from '~/data/favourites.ts'
import { favourites } from '~/queries/reads/favourites.ts'
import { shown } from '~/queries/writes/shown.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type FavouriteWrites = {
  'add-favourite': { readonly item: string; readonly at: string }
  'remove-favourite': { readonly item: string }
}

const row = ({ item }: { readonly item: string }) => `favourite ${item}`
const refreshes = (uid: string) => [favourites(uid).queryKey]

export const favouriteWrites: WriteDefinitions<FavouriteWrites> = {
  'add-favourite': {
    call: ({ item, at }) => addFavourite(item, at),
    row,
    shows: (uid, { item }) => [
      shown(favourites(uid).queryKey, (items) => (items.includes(item) ? items : [item, ...items])),
    ],
    refreshes,
    replacesEarlier: true,
  },
  'remove-favourite': {
    call: ({ item }) => removeFavourite(item),
    row,
    shows: (uid, { item }) => [
      shown(favourites(uid).queryKey, (items) =>
        items.includes(item) ? items.filter((other) => other !== item) : items,
      ),
    ],
    refreshes,
    merged: (_earlier, later) => later,
    replacesEarlier: true,
  },
}
