import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceStore } from '~/device/device-store.ts'
import { usePerson } from '~/queries/person.tsx'

const NAME = 'streak-shown'

function keptChoice(uid: string) {
  return queryOptions({
    queryKey: [uid, NAME],
    queryFn: async () => (await deviceStore.get(uid, NAME)) !== false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * Whether a person wants to see their streak on this device, a function to choose, and whether the
 * device is still being read. It is shown unless they hid it, but not before the device is read, so
 * that a hidden streak never flashes up.
 */
export function useStreakShown(): [boolean, (shown: boolean) => void, boolean] {
  const { uid } = usePerson()
  const client = useQueryClient()
  const options = keptChoice(uid)
  const choose = (shown: boolean) => {
    client.setQueryData(options.queryKey, shown)
    // If the storage refuses, the choice lasts as long as the page: a small loss.
    void deviceStore.set(uid, NAME, shown)
  }
  const kept = useQuery(options)
  return [kept.data ?? kept.isError, choose, kept.isPending]
}
