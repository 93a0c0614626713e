import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceStore } from '~/device/device-store.ts'
import { usePerson } from '~/queries/account/person.tsx'

const NAME = 'streak-shown'

function keptChoice(uid: string) {
  return queryOptions({
    queryKey: [uid, NAME],
    queryFn: async () => (await deviceStore.get(uid, NAME)) !== false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * Whether a person wants to see their streak on this device, the way to choose, and whether the
 * device has yet to answer. It is shown unless they hid it; until there is an answer it is not,
 * so that nothing hidden flashes up.
 */
export function useStreakShown(): [boolean, (shown: boolean) => void, boolean] {
  const { uid } = usePerson()
  const client = useQueryClient()
  const options = keptChoice(uid)
  const choose = (shown: boolean) => {
    client.setQueryData(options.queryKey, shown)
    // Kept for the page alone if the device refuses: that is no loss to speak of.
    void deviceStore.set(uid, NAME, shown)
  }
  const kept = useQuery(options)
  return [kept.data ?? kept.isError, choose, kept.isPending]
}
