import { queryOptions } from '@tanstack/react-query'
import { listPersonalRecordings } from '~/data/personal-recordings.ts'
import { personRead } from '~/queries/cache/reads.ts'

/** The recordings that the person brought along, in no order. */
export function personalRecordings(uid: string) {
  return queryOptions({
    queryKey: [uid, 'personal-recordings'],
    queryFn: (context) => personRead(context, uid, listPersonalRecordings),
  })
}
