const ITEM = /^[a-z0-9-]{1,64}$/

/** Whether a track's id can be kept: one handed over by another page may say anything. */
export function isFavouriteItem(id: string): boolean {
  return ITEM.test(id)
}
