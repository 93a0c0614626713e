import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { sendWrite } from '~/queries/database/send-write.ts'
import { favourites } from '~/queries/listening/favourites.ts'

/** Whether a track should be a favourite. */
type Wish = { readonly item: string; readonly isFavourite: boolean }

/**
 * Adds a favourite or removes it; shown at once and undone when the write fails. Writes are sent
 * one after the other, so that the database ends with the last choice.
 */
export function useSetFavourite() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { queryKey } = favourites(uid)
  return useMutation<void, DataError, Wish, { hasChanged: boolean }>({
    scope: { id: queryKey.join() },
    onMutate: async (wish) => ({ hasChanged: await show(client, uid, wish) }),
    mutationFn: async ({ item, isFavourite }) => {
      await keepShown(client, uid)
      const at = new Date().toISOString()
      await sendWrite(
        client,
        uid,
        isFavourite ? { kind: 'add-favourite', item, at } : { kind: 'remove-favourite', item },
      )
    },
    onError: async (_error, { item, isFavourite }, shown) => {
      if (shown?.hasChanged) await show(client, uid, { item, isFavourite: !isFavourite })
      client.invalidateQueries({ queryKey }).catch(() => undefined)
    },
  })
}

/** Returns whether that changed anything. */
async function show(client: QueryClient, uid: string, { item, isFavourite }: Wish) {
  const { queryKey } = favourites(uid)
  await keepShown(client, uid)
  const known = client.getQueryData(queryKey)
  if (!known || known.includes(item) === isFavourite) return false
  const others = known.filter((other) => other !== item)
  client.setQueryData(queryKey, isFavourite ? [item, ...others] : others)
  return true
}

/** Cancels a read that began before the latest press: its reply would undo what is shown. */
async function keepShown(client: QueryClient, uid: string) {
  const { queryKey } = favourites(uid)
  const shown = client.getQueryData(queryKey)
  if (!shown) return
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, shown)
}

/** Whether a track is a favourite, `null` while that is not known, and a function to change it. */
export function useFavourite(item: string) {
  const { uid } = usePerson()
  const { data } = useQuery(favourites(uid))
  const { mutate } = useSetFavourite()
  return {
    isKept: data ? data.includes(item) : null,
    keep: (isFavourite: boolean, onError: () => void) => mutate({ item, isFavourite }, { onError }),
  }
}
