import { PERSONAL_RECORDINGS, personalRecordingsOf } from '~/data/personal-recordings.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

/** The recordings that the person brought along, in no order. */
export function personalRecordings(uid: string) {
  return rowsQuery(uid, ['personal-recordings'], async ({ rows }) =>
    personalRecordingsOf(await rows({ table: PERSONAL_RECORDINGS, parts: null })),
  )
}
