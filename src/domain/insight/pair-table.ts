import type { Occasions } from '~/domain/insight/missing-moods.ts'
import { groupBy } from '~/domain/insight/mood-moment.ts'
import { type MoodPair, pairAround, type Timeline } from '~/domain/insight/practice-timeline.ts'

/** A pair of moods as one small number: `before` × 8 + `after`; 0 is none. */
type PairCode = number

/** For every session and every day, the moods around the session's hour on that day. */
export type PairTable = {
  /** Days of the timeline. */
  readonly length: number
  /** For each session its day, counted from the first of the timeline; in order. */
  readonly dayOf: readonly number[]
  /** For each day the codes of all sessions, in their order; `null` when there are none. */
  readonly codesOn: readonly (Uint8Array | null)[]
  /** For each code, its mood after minus the mean for the same mood before, in points. */
  readonly excess: Float64Array
}

const CODES = 64

/** The table of a timeline. */
export function pairTable({ moods, hours }: Timeline): PairTable {
  // Hours are exact to the minute, so the sessions of a year have only a few hundred different
  // ones.
  const distinct = [...new Set(hours.flat())]
  const placeOf = new Map(distinct.map((hour, place) => [hour, place]))
  const places = Uint16Array.from(hours.flat(), (hour) => placeOf.get(hour) ?? 0)
  const counts = new Float64Array(CODES)
  const codesOn = moods.map((ofDay) => {
    if (ofDay.length < 2) return null
    const ofHours = Uint8Array.from(distinct, (hour) => codeOf(pairAround(ofDay, hour)))
    const codes = new Uint8Array(places.length)
    for (let session = 0; session < places.length; session++) {
      const code = ofHours[places[session] ?? 0] ?? 0
      codes[session] = code
      counts[code] = (counts[code] ?? 0) + 1
    }
    return codes
  })
  const dayOf = hours.flatMap((ofDay, day) => ofDay.map(() => day))
  return { length: hours.length, dayOf, codesOn, excess: excesses(counts) }
}

function codeOf(pair: MoodPair | null): PairCode {
  return pair ? pair.before * 8 + pair.after : 0
}

function beforeOf(code: PairCode): number {
  return code >> 3
}

function afterOf(code: PairCode): number {
  return code & 7
}

/**
 * From the number of times each code occurs, its distance from the mean for the same mood before.
 */
function excesses(counts: Float64Array): Float64Array {
  const codes = [...counts.keys()].slice(1)
  const usual = Array.from({ length: 8 }, (_, before) => {
    const alike = codes.filter((code) => beforeOf(code) === before)
    const n = alike.reduce((sum, code) => sum + (counts[code] ?? 0), 0)
    return (
      alike.reduce((sum, code) => sum + afterOf(code) * (counts[code] ?? 0), 0) / Math.max(1, n)
    )
  })
  return Float64Array.from(
    { length: CODES },
    (_, code) => afterOf(code) - (usual[beforeOf(code)] ?? 0),
  )
}

/** Mean moods around an hour, over `n` days. */
export type BeforeAndAfter = {
  readonly n: number
  /** 1–5, `null` when `n` is 0. */
  readonly before: number | null
  readonly after: number | null
}

/** The days of one kind: their known moods, and the number of all days. */
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
