import { queryOptions } from '@tanstack/react-query'
import { isPersisted } from '~/device/ask-to-persist.ts'

/**
 * Whether the browser has promised to keep what this device has of a person, also when it is short of
 * space; `null` where it does not say.
 */
export function storagePromise(uid: string) {
  return queryOptions({
    queryKey: [uid, 'storage-promise'],
    queryFn: isPersisted,
    staleTime: 0,
    gcTime: 0,
  })
}
