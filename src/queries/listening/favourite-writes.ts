import { useQuery } from '@tanstack/react-query'
import { usePerson } from '~/queries/person.tsx'
import { favourites } from '~/queries/reads/favourites.ts'
import { useWrite } from '~/queries/rows/store-write.ts'

/** Whether a recording should be a favourite. */
type Wish = { readonly item: string; readonly isFavourite: boolean }

/** Adds a favourite or removes it; shown at once. The database ends with the last choice. */
export function useSetFavourite() {
  return useWrite(({ item, isFavourite }: Wish) =>
    isFavourite
      ? { kind: 'add-favourite', item, at: new Date().toISOString() }
      : { kind: 'remove-favourite', item },
  )
}

/** Whether a recording is a favourite, `null` while that is not known, and a function to change it. */
export function useFavourite(item: string) {
  const { uid } = usePerson()
  const { data } = useQuery(favourites(uid))
  const { mutate } = useSetFavourite()
  return {
    isKept: data ? data.includes(item) : null,
    keep: (isFavourite: boolean, onError: () => void) => mutate({ item, isFavourite }, { onError }),
  }
}
