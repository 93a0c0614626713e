import { useQuery } from '@tanstack/react-query'
import { useSetFavourite } from '~/queries/favourite-writes.ts'
import { favourites } from '~/queries/favourites.ts'
import { usePerson } from '~/queries/person.tsx'

/** Whether a track is kept, `null` while that is not known, and the way to keep it or let it go. */
export function useFavourite(item: string) {
  const { uid } = usePerson()
  const { data } = useQuery(favourites(uid))
  const { mutate } = useSetFavourite()
  return {
    isKept: data ? data.includes(item) : null,
    keep: (isFavourite: boolean, onError: () => void) => mutate({ item, isFavourite }, { onError }),
  }
}
