import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataError } from '~/lib/data-error.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { sendShownWrite, showWrite } from '~/queries/database/send-write.ts'
import { favourites } from '~/queries/listening/favourites.ts'
import type { Write } from '~/queries/writes/write.ts'

/** Whether a recording should be a favourite. */
type Wish = { readonly item: string; readonly isFavourite: boolean }

/**
 * Adds a favourite or removes it; shown at once and undone when the write fails. Writes are sent
 * one after the other, so that the database ends with the last choice.
 */
export function useSetFavourite() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const { queryKey } = favourites(uid)
  return useMutation<void, DataError, Wish, { takeBack: () => void }>({
    scope: { id: queryKey.join() },
    // A press is on the screen before its turn to be sent.
    onMutate: async (wish) => {
      await keepShown(client, uid)
      return { takeBack: showWrite(client, uid, writeOf(wish)) }
    },
    mutationFn: async (wish) => {
      await keepShown(client, uid)
      await sendShownWrite(client, uid, writeOf(wish), () => undefined)
    },
    onError: async (_error, _wish, shown) => {
      await keepShown(client, uid)
      shown?.takeBack()
      client.invalidateQueries({ queryKey }).catch(() => undefined)
    },
  })
}

function writeOf({ item, isFavourite }: Wish): Write {
  return isFavourite
    ? { kind: 'add-favourite', item, at: new Date().toISOString() }
    : { kind: 'remove-favourite', item }
}

/** Cancels a read that began before the latest press: its reply would undo what is shown. */
async function keepShown(client: QueryClient, uid: string) {
  const { queryKey } = favourites(uid)
  const shown = client.getQueryData(queryKey)
  if (!shown) return
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, shown)
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
