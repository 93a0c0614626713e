import { queryOptions } from '@tanstack/react-query'
import { listCoinSits } from '~/data/practice/coin-sits.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { DataError } from '~/lib/data-error.ts'
import { personRead } from '~/queries/cache/reads.ts'
import { comparedSince, practiceKey } from '~/queries/reads/practice.ts'

export type { CoinSit } from '~/data/practice/coin-sits.ts'
export type { Moment } from '~/data/practice/moments.ts'

/** Everything recorded on a day, in the order of the clock. */
export function moments(uid: string, day: LocalDay) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'moments', day],
    queryFn: (context) =>
      personRead(context, uid, async (db) => {
        const { listMoments } = await import('~/data/practice/moments.ts').catch(notLoaded)
        return listMoments(db, day)
      }),
  })
}

/** The sessions that a coin chose, of the days that Insight compares. */
export function coinSits(uid: string) {
  return queryOptions({
    queryKey: [...practiceKey(uid), 'coin-sits'],
    queryFn: (context) => personRead(context, uid, (db) => listCoinSits(db, comparedSince())),
  })
}

function notLoaded(cause: unknown): never {
  throw new DataError('offline', 'The code that reads a day did not load.', { cause })
}
