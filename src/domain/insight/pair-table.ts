import { type MoodPair, pairAround } from '~/domain/insight/around-practice.ts'
import type { Timeline } from '~/domain/insight/practice-timeline.ts'

/** A pair of moods as one small number: `before` × 8 + `after`; 0 is none. */
export type PairCode = number

/** The moods that every session finds around its hour on every day. */
export type PairTable = {
  /** Days of the timeline. */
  readonly length: number
  /** Of each session its day, counted from the first of the timeline; in order. */
  readonly dayOf: readonly number[]
  /** Of each day the codes of all sessions, in their order; `null` when there are none. */
  readonly codesOn: readonly (Uint8Array | null)[]
}

/** The table of a timeline. */
export function pairTable({ moods, hours }: Timeline): PairTable {
  const sessions = hours.flatMap((ofDay, day) => ofDay.map((hour) => ({ day, hour })))
  return {
    length: hours.length,
    dayOf: sessions.map(({ day }) => day),
    codesOn: moods.map((ofDay) => {
      if (ofDay.length < 2) return null
      const codes = new Uint8Array(sessions.length)
      sessions.forEach(({ hour }, index) => {
        codes[index] = codeOf(pairAround(ofDay, hour))
      })
      return codes
    }),
  }
}

function codeOf(pair: MoodPair | null): PairCode {
  return pair ? pair.before * 8 + pair.after : 0
}

export function beforeOf(code: PairCode): number {
  return code >> 3
}

export function afterOf(code: PairCode): number {
  return code & 7
}
