/** A value in JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

/** A call of a function in the database's schema `api`, with named arguments. */
export type Call = {
  readonly name: string
  readonly args: Readonly<Record<string, Json>>
}

/**
 * The database as `data` sees it: functions that return JSON, which must be parsed
 * before it is trusted. Both reject with a `DataError`.
 *
 * - `read`: changes nothing; reads started in the same tick share one request.
 * - `write`: one request, in which everything or nothing is stored.
 * - `kept` and `keep`, on a device that keeps what was read: the newest value kept for a call, which
 *   may have been changed by anyone, and a value to keep instead of its reply.
 */
export type Database = {
  read(call: Call): Promise<unknown>
  write(call: Call): Promise<unknown>
  kept?(call: Call): Promise<unknown>
  keep?(call: Call, value: unknown): void
}
