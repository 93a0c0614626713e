import { queryOptions } from '@tanstack/react-query'
import { findAstroProfile } from '~/data/user-astro-profiles.ts'
import { personRead } from '~/queries/cache/reads.ts'

/** The person's birth details, `null` when there are none. */
export function astroProfile(uid: string) {
  return queryOptions({
    queryKey: [uid, 'astro-profile'],
    queryFn: (context) => personRead(context, uid, findAstroProfile),
  })
}
