import { groupBy } from '~/domain/insight/group-by.ts'
import type { Occasions } from '~/domain/insight/missing-moods.ts'
import { afterOf, beforeOf, type PairCode, type PairTable } from '~/domain/insight/pair-table.ts'

/** Mean moods around an hour, over `n` days. */
export type BeforeAndAfter = {
  readonly n: number
  /** 1–5, `null` when `n` is 0. */
  readonly before: number | null
  readonly after: number | null
}

/** The days of one kind: what is known of their moods, and how many days there are in all. */
export type DaysOfAKind = BeforeAndAfter & { readonly occasions: Occasions }

type DayPairs = { readonly day: number; readonly pairs: readonly PairCode[] }

/**
 * The days of a timeline with a session, each by the pairs around its own sessions, and those
 * without, each by the pairs around the hours of all sessions.
 */
export function daysCompared(table: PairTable): {
  readonly practised: DaysOfAKind
  readonly others: DaysOfAKind
} {
  const { codesOn, dayOf, length, excess } = table
  const sessionsOf = groupBy([...dayOf.keys()], (session) => dayOf[session] ?? 0)
  const practised: DayPairs[] = []
  const others: DayPairs[] = []
  codesOn.forEach((codes, day) => {
    if (!codes) return
    const own = sessionsOf.get(day)
    const pairs = own ? own.map((session) => codes[session] ?? 0) : [...codes]
    const kind = own ? practised : others
    kind.push({ day, pairs: pairs.filter((code) => code !== 0) })
  })
  return {
    practised: kindOf(practised, excess, sessionsOf.size),
    others: kindOf(others, excess, length - sessionsOf.size),
  }
}

/** Each day counts once, however many pairs it has. */
function kindOf(days: readonly DayPairs[], excess: Float64Array, all: number): DaysOfAKind {
  const found = days.filter(({ pairs }) => pairs.length > 0)
  const n = found.length
  const meanOf = (of: (code: PairCode) => number) =>
    n === 0 ? null : found.reduce((sum, { pairs }) => sum + meanOfDay(pairs, of), 0) / n
  const known = found.map(({ day, pairs }) => ({
    day,
    excess: meanOfDay(pairs, (code) => excess[code] ?? 0),
  }))
  return { n, before: meanOf(beforeOf), after: meanOf(afterOf), occasions: { known, all } }
}

function meanOfDay(pairs: readonly PairCode[], of: (code: PairCode) => number): number {
  return pairs.reduce((sum, code) => sum + of(code), 0) / pairs.length
}
