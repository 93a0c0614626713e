import * as z from 'zod/mini'
import { dayShape, minuteShape, parseLongList } from '~/data/parse-reply.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { CoinSide } from '~/domain/improvisation/day-coin.ts'
import type { Database } from '~/lib/call.ts'

/** A session that a coin chose. */
export type CoinSit = {
  readonly day: LocalDay
  /** The minute of that day when it began, 0 to 1439; `null` when only the day is known. */
  readonly minute: number | null
  readonly side: CoinSide
}

const sitShape = z.tuple([dayShape, minuteShape, z.boolean()])

/**
 * The sessions of a person that a coin chose, from `since` on, in order of the clock.
 * @throws DataError `malformed` when the reply does not fit.
 */
export async function listCoinSits(db: Database, since: LocalDay): Promise<readonly CoinSit[]> {
  const reply = await db.read({ name: 'coin_sits', args: { since } })
  const rows = await parseLongList(sitShape, reply)
  return rows.map(([day, minute, isJourney]) => ({
    day,
    minute,
    side: isJourney ? 'journey' : 'one-raga',
  }))
}
