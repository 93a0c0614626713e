import { BirthToCome } from '~/lib/birth-to-come.ts'

/** Why something typed or sent is no birth, with the figures that a sentence about it needs. */
export type BirthFault =
  | {
      readonly fault:
        | 'unreadable-date'
        | 'short-year'
        | 'no-year'
        | 'day-zero'
        | 'day-to-come'
        | 'unreadable-time'
        | 'time-came-twice'
        | 'time-skipped'
        | 'moment-to-come'
        | 'place-not-chosen'
        | 'namesakes'
        | 'zone-not-known'
        | 'unreadable-offset'
        | 'no-such-moment'
        | 'unnamed-place'
        | 'clock-against-zone'
    }
  | {
      readonly fault: 'missing'
      readonly what: 'name' | 'date' | 'time' | 'place' | 'latitude' | 'longitude'
    }
  | { readonly fault: 'no-month'; readonly month: number }
  /** A month of 1 to 12, and the year as it was typed. */
  | {
      readonly fault: 'no-day'
      readonly day: number
      readonly month: number
      readonly year: string
    }
  /** The time as it was typed, in plain figures. */
  | { readonly fault: 'no-time'; readonly time: string }
  /** `HH:MM`, without the seconds. */
  | { readonly fault: 'seconds'; readonly time: string }
  /** What the chart engine cannot compute. */
  | { readonly fault: 'refused'; readonly message: string }

/** A text or a detail that makes no birth. */
export class WrongBirth extends RangeError {
  readonly fault: BirthFault

  constructor(fault: BirthFault) {
    super(fault.fault)
    this.fault = fault
  }
}

/** What is wrong by a `WrongBirth`, a `BirthToCome` or a refusal of the chart engine. */
export function birthFaultOf(error: RangeError): BirthFault {
  if (error instanceof BirthToCome) return { fault: 'moment-to-come' }
  return error instanceof WrongBirth ? error.fault : { fault: 'refused', message: error.message }
}
