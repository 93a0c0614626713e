/** A measured value and what is wanted of it. */
export type Row = {
  readonly name: string
  /** `null` where this system does not tell it: such a row neither holds nor misses. */
  readonly value: number | null
  /** A value in milliseconds or seconds is one of time: its limit is that of the machine. */
  readonly unit: string
  /** One of the two. */
  readonly most?: number
  readonly least?: number
  /** Decimal places, none where it is left out. */
  readonly digits?: number
  readonly note?: string
}

/** What a part of the bench returns, in the order of its lines: rows, and what belongs to them. */
export type Rows = readonly (Row | string)[]

const TIMES: Readonly<Record<string, number>> = { ms: 1, s: 1000 }

/** How many milliseconds a unit of time is; undefined for any other unit. */
export function millisecondsOf(unit: string): number | undefined {
  return TIMES[unit]
}

/** The middle one, the larger of two; NaN, which no limit allows, when there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
