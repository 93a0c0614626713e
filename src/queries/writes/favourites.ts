import { favourites } from '~/queries/listening/favourites.ts'
import type { ShownAtOnce, WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type FavouriteWrites = {
  'add-favourite': { readonly item: string; readonly at: string }
  'remove-favourite': { readonly item: string }
}

export const favouriteWrites: WriteDefinitions<FavouriteWrites> = {
  'add-favourite': {
    call: (data, { item, at }) => data.addFavourite(item, at),
    shows: (uid, { item }) => shownAs(uid, withItem(item), withoutItem(item)),
    refreshes: (uid) => [favourites(uid).queryKey],
  },
  'remove-favourite': {
    call: (data, { item }) => data.removeFavourite(item),
    shows: (uid, { item }) => shownAs(uid, withoutItem(item), withItem(item)),
    refreshes: (uid) => [favourites(uid).queryKey],
  },
}

type Change = (items: readonly string[]) => readonly string[]

const withoutItem = (item: string): Change => {
  return (items) => (items.includes(item) ? items.filter((other) => other !== item) : items)
}

const withItem = (item: string): Change => {
  return (items) => (items.includes(item) ? items : [item, ...items])
}

/** Several presses may be on their way, so each takes back its own change alone. */
function shownAs(uid: string, change: Change, takeBack: Change): ShownAtOnce {
  const onList = (apply: Change) => (items: unknown) =>
    Array.isArray(items) ? apply(items) : items
  return { queryKey: favourites(uid).queryKey, change: onList(change), takeBack: onList(takeBack) }
}
