import { JAPA, japaCountsOf } from '~/data/japa.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

/** A person's newest count of every mantra they have counted. */
export function japaCounts(uid: string) {
  return rowsQuery(uid, ['japa'], async ({ rows }) =>
    japaCountsOf(await rows({ table: JAPA, parts: null })),
  )
}
