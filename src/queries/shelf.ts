import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type Heard, parseShelf, withHeard } from '~/queries/heard.ts'
import { usePerson } from '~/queries/person.tsx'
import { deviceStore } from '~/services/device-store.ts'

export type { Heard, UnderWay } from '~/queries/heard.ts'

const NAME = 'shelf'
const EMPTY: readonly Heard[] = []

/** The last twenty recordings a person heard on this device, newest first. */
export function shelfOf(uid: string) {
  return queryOptions({
    queryKey: [uid, NAME],
    queryFn: async () => parseShelf(await deviceStore.get(uid, NAME)),
    // Asking the device costs nothing, and another tab may have put something there.
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The shelf of the person whose page this is; empty until the device has told. */
export function useShelf(): readonly Heard[] {
  return useQuery(shelfOf(usePerson().uid)).data ?? EMPTY
}

let lastPut: Promise<unknown> = Promise.resolve()

/**
 * Puts a recording on a person's shelf, in the place of what the shelf says of it. The device is
 * asked first, because another tab may have put something there; a page that is about to go has no
 * time for that and says `hurried`. Never rejects: a shelf that cannot be kept lasts for the page.
 */
export async function putOnShelf(
  client: QueryClient,
  uid: string,
  heard: Heard,
  { hurried = false } = {},
): Promise<void> {
  const { queryKey } = shelfOf(uid)
  const store = (shelf: readonly Heard[]) => {
    const next = withHeard(shelf, heard)
    client.setQueryData(queryKey, next)
    return deviceStore.set(uid, NAME, next)
  }
  const known = client.getQueryData(queryKey)
  const put =
    hurried && known
      ? store(known)
      : lastPut.then(async () => store(parseShelf(await deviceStore.get(uid, NAME))))
  lastPut = put
  await put
}
