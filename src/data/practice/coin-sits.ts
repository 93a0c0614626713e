import type { Row } from '~/data/engine/row-table.ts'
import { byClock } from '~/data/in-order.ts'
import { heardInRow, sessionOfRow } from '~/data/mood-logs.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { CoinSide } from '~/domain/improvisation/day-coin.ts'
import { improvisationOf } from '~/domain/improvisation/improvisation.ts'

/** A session that a coin chose. */
export type CoinSit = {
  readonly day: LocalDay
  /** The minute of that day when it began, 0 to 1439; `null` when only the day is known. */
  readonly minute: number | null
  readonly side: CoinSide
}

/** The sessions of a person that a coin chose, from `since` on, in order of the clock. */
export function coinSitsOf(logs: readonly Row[], since: LocalDay): readonly CoinSit[] {
  const sits = logs.flatMap((row): CoinSit[] => {
    // Few are, and to read them all takes long.
    if (!String(heardInRow(row)).endsWith('by=coin')) return []
    const session = sessionOfRow(row)
    const heard = improvisationOf(session?.heard ?? '')
    if (!session || !heard?.byCoin || session.day < since) return []
    const { day, minute } = session
    return [{ day, minute, side: heard.legs[1] ? 'journey' : 'one-raga' }]
  })
  return sits.sort(byClock)
}
