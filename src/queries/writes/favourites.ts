import { addFavourite, removeFavourite } from '~/data/favourites.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type FavouriteWrites = {
  'add-favourite': { readonly item: string; readonly at: string }
  'remove-favourite': { readonly item: string }
}

const row = ({ item }: { readonly item: string }) => `favourite ${item}`

export const favouriteWrites: WriteDefinitions<FavouriteWrites> = {
  'add-favourite': {
    call: ({ item, at }) => addFavourite(item, at),
    row,
    replacesEarlier: true,
  },
  'remove-favourite': {
    call: ({ item }) => removeFavourite(item),
    row,
    merged: (_earlier, later) => later,
    replacesEarlier: true,
  },
}
