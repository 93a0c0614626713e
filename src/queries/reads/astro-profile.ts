import { ASTRO_PROFILES, astroProfileOf } from '~/data/user-astro-profiles.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

/** The person's birth details, `null` when there are none. */
export function astroProfile(uid: string) {
  return rowsQuery(uid, ['astro-profile'], async ({ rows }) =>
    astroProfileOf(await rows({ table: ASTRO_PROFILES, parts: null })),
  )
}
